const opened = () => import('./opened-screens.ts')
const player = () => import('./player-screens.ts')

/** The screens that are loaded when they are needed, or a moment before. */
export const screens = {
  welcome: async () => ({ default: (await player()).WelcomeScreen }),
  profile: async () => ({ default: (await player()).ProfileScreen }),
  leaderboard: async () => ({ default: (await opened()).LeaderboardScreen }),
  rules: async () => ({ default: (await opened()).RulesScreen }),
  prediction: async () => ({ default: (await opened()).PredictionScreen }),
  // In the file of the form: a Submit that waits for a connection may fail at the moment of its return.
  unsentSubmits: async () => ({ default: (await opened()).UnsentSubmits }),
  result: async () => ({ default: (await opened()).ResultScreen }),
} as const
