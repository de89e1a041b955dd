/** What stands above every leaderboard, also while it is loading. */
export const boardFrameCopy = {
  tieNote: 'Level on points? The better final score prediction goes first.',
} as const
