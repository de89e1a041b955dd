/** The screens that are loaded when they are needed, or a moment before. */
export const screens = {
  welcome: async () => ({ default: (await import('../features/player/welcome-screen.tsx')).WelcomeScreen }),
  profile: async () => ({ default: (await import('../features/player/profile-screen.tsx')).ProfileScreen }),
  leaderboard: async () => ({
    default: (await import('../features/leaderboard/leaderboard-screen.tsx')).LeaderboardScreen,
  }),
  rules: async () => ({ default: (await import('../features/rules/rules-screen.tsx')).RulesScreen }),
  prediction: async () => ({
    default: (await import('../features/prediction/prediction-screen.tsx')).PredictionScreen,
  }),
  result: async () => ({ default: (await import('../features/results/result-screen.tsx')).ResultScreen }),
} as const
