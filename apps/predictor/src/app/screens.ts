/** The screens that are loaded when they are needed, or a moment before. */
export const screens = {
  welcome: async () => ({ default: (await import('../features/player/welcome-screen.tsx')).WelcomeScreen }),
  profile: async () => ({ default: (await import('../features/player/profile-screen.tsx')).ProfileScreen }),
  leaderboard: async () => ({
    default: (await import('../features/leaderboard/leaderboard-screen.tsx')).LeaderboardScreen,
  }),
  rules: async () => ({ default: (await import('../features/rules/rules-screen.tsx')).RulesScreen }),
  prediction: async () => {
    const [{ PredictionScreen }] = await Promise.all([
      import('../features/prediction/prediction-screen.tsx'),
      // A Submit that waits for a connection may fail in the moment of its return, before this could be loaded.
      import('../features/prediction/unsent-submits.tsx'),
    ])
    // The same holds for the mark that a draft gets in the list, which nothing waits for.
    import('../features/fixtures/own-record.tsx').catch(() => undefined)
    return { default: PredictionScreen }
  },
  unsentSubmits: async () => ({
    default: (await import('../features/prediction/unsent-submits.tsx')).UnsentSubmits,
  }),
  more: async () => ({ default: (await import('./more-routes.tsx')).MoreRoutes }),
  result: async () => ({ default: (await import('../features/results/result-screen.tsx')).ResultScreen }),
} as const
