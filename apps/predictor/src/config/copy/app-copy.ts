/** Texts of the frame around the screens. Quoted texts are the specification's, letter for letter. */
export const appCopy = {
  product: 'Touchline',
  predictor: 'PREDICTOR',
  home: 'Home',
  fixturesTab: 'fixtures',
  leaderboardsTab: 'Leaderboards',
  profile: 'Your profile',
  rules: 'How to play',
  back: 'Back to fixtures',
  backOneStep: 'Back',
  close: 'Close',
  loading: 'Loading',
  stillWorking: 'Still working',
  retry: 'Try again',
  skipToContent: 'Skip to content',
  clockSkew: (minutes: string) =>
    `Your device's clock is off by ${minutes}. Closing times follow the game's clock.`,
  offline: 'You are offline. What you see may be out of date.',
  updatesSlow: 'Updates may be slow.',
  draftsNotKept: 'This browser keeps no drafts: what you have not submitted ends with this page.',
  unknownFixture: 'That match is not available here',
  pickFixture: 'Pick a match',
  pickFixtureHint: 'Your prediction opens here.',
  signInAgain: 'Sign in again to save',
} as const

export const errorCopy = {
  logIn: { title: 'LOG IN TO PLAY', description: 'You need to be logged in to make predictions.' },
  generic: { title: 'ERROR', description: 'Something went wrong, please check back later.' },
  unknownTournament: {
    title: 'NO SUCH TOURNAMENT',
    description: 'This link names a tournament that is not played here. Check the link you came with.',
  },
  retry: 'RETRY',
  tournamentIdNotFound: 'Tournament Id not found',
  accessTokenNotFound: 'Access Token not found',
  programFetch: 'Network response was not ok',
} as const
