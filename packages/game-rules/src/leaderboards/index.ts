export {
  type Board,
  type BoardChoice,
  type BoardKind,
  type BoardState,
  boardState,
  pickBoard,
} from './board.ts'
export { emptyBoardText, leaderboardLabel, leaderboardTitle } from './board-text.ts'
export { type RankEntry, type RankedEntry, rankEntries } from './rank-entries.ts'
export { pointsLabel, rankLabel, type Standing, sharedRanks } from './standing.ts'
