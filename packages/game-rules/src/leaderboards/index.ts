export {
  type Board,
  type BoardKind,
  type BoardState,
  boardState,
  type ChosenBoard,
  chooseBoard,
} from './board.ts'
export { emptyBoardText, leaderboardLabel, leaderboardTitle } from './board-text.ts'
export { type RankEntry, type RankedEntry, rankEntries } from './rank-entries.ts'
export { pointsLabel, rankLabel, type Standing, sharedRanks } from './standing.ts'
