/** @module @touchline/engagement-sdk/react */

export {
  type LeaderboardEntries,
  type LeaderboardPage,
  type LeaderboardQuery,
  type LeaderboardQueryOptions,
  type LeaderboardRankQueryOptions,
  leaderboardEntries,
  leaderboardQuery,
  leaderboardRankQuery,
  useLeaderboard,
  useLeaderboardRank,
} from './leaderboards.ts'
export { type MessagesQueryOptions, messagesQuery, type UseMessagesOptions, useMessages } from './messages.ts'
export {
  EngagementLifecycle,
  type EngagementLifecycleProps,
  EngagementProvider,
  type EngagementProviderProps,
  useEngagement,
} from './provider.ts'
export { type EngagementQuery, engagementKeys, type QueryContext } from './query.ts'
export {
  type InteractionsQueryOptions,
  interactionsQuery,
  useImpressions,
  useInteractions,
  useWidgets,
  type WidgetsQueryOptions,
  widgetsQuery,
} from './widgets.ts'
