import {
  boardState,
  emptyBoardText,
  pickBoard,
  pointsLabel,
  rankEntries,
  rankLabel,
} from '@touchline/game-rules'

const ranked = rankEntries([
  { id: 'ana', points: 74, tieBreak: 30 },
  { id: 'ben', points: 1074, tieBreak: 15 },
  { id: 'cy', points: 74, tieBreak: 30 },
])
console.log(ranked.map((line) => `${rankLabel(line.rank, line)} ${line.entry.id}`)) //=> [ '#1 ben', '=2 ana', '=2 cy' ]
console.log(pointsLabel(ranked[0]?.entry.points)) //=> '1,074'
console.log(
  pickBoard(
    [
      { id: 'b1', name: 'Season 2024' },
      { id: 'b2', name: 'Round 10' },
    ],
    'round',
  )?.id,
) //=> 'b2'
console.log(boardState({ hasFailed: false, count: 0 })) //=> 'empty'
console.log(emptyBoardText('Round 10')) //=> ' Leaderboard will be calculated once Round 10 is complete'
