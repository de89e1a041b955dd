/** Texts of the frame around the screens. Quoted texts are the specification's, letter for letter. */
export const appCopy = {
  predictor: 'PREDICTOR',
  pageTitle: (screen: string, tournament = '') =>
    [screen, 'Predictor', tournament].filter((part) => part !== '').join(' · '),
  fixturesTitle: 'Fixtures',
  home: 'Home',
  fixturesTab: 'fixtures',
  leaderboardsTab: 'Leaderboards',
  profile: 'Your profile',
  chooseNickname: 'Choose your nickname',
  rules: 'How to play',
  rulesTitle: 'RULES',
  back: 'Back to fixtures',
  close: 'Close',
  loading: 'Loading',
  stillWorking: 'Still working',
  waitingForConnection: 'Waiting for connection',
  tryingAgain: (seconds: number) => `Busy. Trying again in about ${seconds} s`,
  retry: 'Try again',
  offline: 'You are offline. What you see may be out of date.',
  draftsNotKept: 'This browser keeps no drafts: what you have not submitted ends with this page.',
  unknownFixture: 'That match is not available here',
  unknownRound: (shown: string) => `That round is not part of this tournament. Here is ${shown}.`,
  pickFixture: 'Pick a match',
  pickFixtureHint: 'Your prediction opens here.',
} as const

export const errorCopy = {
  logIn: { title: 'LOG IN TO PLAY', description: 'You need to be logged in to make predictions.' },
  generic: { title: 'ERROR', description: 'Something went wrong, please check back later.' },
  unknownTournament: {
    title: 'NO SUCH TOURNAMENT',
    description: 'This link names a tournament that is not played here. Check the link you came with.',
  },
  retry: 'RETRY',
  signIn: 'Log in',
} as const
