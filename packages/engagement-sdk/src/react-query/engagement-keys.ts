/**
 * The beginnings of the query keys, for `invalidateQueries` and `removeQueries`. The complete key of a query is part of its
 * options: `widgetsQuery(engagement, options).queryKey`.
 *
 * @example await queryClient.invalidateQueries({ queryKey: engagementKeys.interactions(programId) })
 */
export const engagementKeys = {
  all: () => ['engagement'] as const,
  widgets: (programId: string) => ['engagement', 'widgets', programId] as const,
  /** The own answers to the widgets of a program. */
  interactions: (programId: string) => ['engagement', 'interactions', programId] as const,
  leaderboards: () => ['engagement', 'leaderboard'] as const,
  leaderboard: (leaderboardId: string) => ['engagement', 'leaderboard', leaderboardId] as const,
  messages: (channel: string) => ['engagement', 'messages', channel] as const,
}
