export {
  type Board,
  type BoardKind,
  type BoardState,
  boardState,
  type ChosenBoard,
  chooseBoard,
} from './board.ts'
export { emptyBoardText, leaderboardLabel, leaderboardTitle } from './board-text.ts'
export { type NextPlace, nextPlaces } from './next-places.ts'
export {
  type BoardRow,
  type OpenBoard,
  type PossibleRanks,
  possibleRanks,
  type RankBounds,
  rankToRead,
} from './possible-ranks.ts'
export { type RankEntry, type RankedEntry, rankEntries } from './rank-entries.ts'
export { pointsLabel, rankLabel, type Standing, sharedRanks } from './standing.ts'
