const match = () => import('./match-screens.ts')
const boards = () => import('./board-screens.ts')
const player = () => import('./player-screens.ts')

/** The screens that are loaded when they are needed, or a moment before. */
export const screens = {
  welcome: async () => ({ default: (await player()).WelcomeScreen }),
  profile: async () => ({ default: (await player()).ProfileScreen }),
  leaderboard: async () => ({ default: (await boards()).LeaderboardScreen }),
  rules: async () => ({ default: (await boards()).RulesScreen }),
  prediction: async () => ({ default: (await match()).PredictionScreen }),
  // In the file of the form: a Submit that waits for a connection may fail at the moment of its return.
  unsentSubmits: async () => ({ default: (await match()).UnsentSubmits }),
  more: async () => ({ default: (await import('./more-routes.tsx')).MoreRoutes }),
  result: async () => ({ default: (await match()).ResultScreen }),
} as const
