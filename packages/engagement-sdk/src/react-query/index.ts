/** @module @touchline/engagement-sdk/react-query */

export { engagementKeys } from './engagement-keys.ts'
export type { EngagementQuery, QueryContext } from './engagement-query.ts'
export { type InteractionsQueryOptions, interactionsQuery } from './interactions-query.ts'
export {
  type LeaderboardPage,
  type LeaderboardQuery,
  type LeaderboardQueryOptions,
  leaderboardEntries,
  leaderboardQuery,
} from './leaderboard-query.ts'
export { type LeaderboardRankQueryOptions, leaderboardRankQuery } from './leaderboard-rank-query.ts'
export type { LeaderboardSource } from './leaderboard-source.ts'
export { type MessagesQueryOptions, messagesQuery } from './messages-query.ts'
export type { QueryReadiness } from './readiness.ts'
export { useInteractions } from './use-interactions.ts'
export { type LeaderboardEntries, useLeaderboard } from './use-leaderboard.ts'
export { type UseMessagesOptions, useMessages } from './use-messages.ts'
export { useWidgets } from './use-widgets.ts'
export { type WidgetsQueryOptions, widgetsQuery } from './widgets-query.ts'
