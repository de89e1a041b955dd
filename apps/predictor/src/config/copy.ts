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
  slowUpdates: 'Updates may be slow.',
  downloadsBlocked:
    'If no file arrives, the page around the game allows no downloads. Open the game in a window of its own.',
  draftsNotKept: 'This browser keeps no drafts: what you have not submitted ends with this page.',
  unknownFixture: 'That match is not available here',
  unknownRound: (shown: string) => `That round is not part of this tournament. Here is ${shown}.`,
  pickFixture: 'Pick a match',
  pickFixtureHint: 'Your prediction opens here.',
} as const

/** Texts for a player whose token has expired. */
export const signInCopy = {
  title: 'Log in again to go on',
  kept: 'You were logged out. What you entered is kept here.',
  elsewhere: 'Log in on the page you came from.',
  logIn: 'Log in',
  again: 'You are logged in again. Everything is as you left it.',
  unread: 'This is shown as soon as you have logged in again.',
} as const

/** Texts that the frame of a fixture's screens has too. Quoted texts are the specification's, letter for letter. */
export const fixtureCopy = {
  versus: 'vs',
  teams: (home: string, away: string) => `${home} v ${away}`,
  /** In place of the name of a team that the platform does not give. */
  unknownTeam: 'To be confirmed',
  prediction: 'PLAY PREDICTOR',
  questionsFailed: 'The questions could not be loaded.',
  questionsMissing: 'Some questions cannot be shown here.',
  youScored: 'YOU SCORED',
  points: 'Points',
  resultFailed: 'The result could not be loaded.',
} as const

/** A fixture that was called off. */
interface OffFixture {
  readonly isPostponed?: boolean | undefined
}

/** Texts about fixtures that were called off, postponed or moved. */
export const fixtureChangeCopy = {
  offTag: ({ isPostponed }: OffFixture) => (isPostponed === true ? 'POSTPONED' : 'VOID'),
  offNote: ({ isPostponed }: OffFixture) =>
    isPostponed === true
      ? 'This match was postponed, and takes no predictions until it has a new date. Picks that were saved stay readable here.'
      : 'This match was called off, and it earns no points. Picks that were saved stay readable here.',
  movedTag: 'MOVED',
  moved: (when: string) => `Kick-off was moved to ${when}. The countdown uses the new time.`,
} as const

/** The question and the switch about the analytics tag, if the deployment asks for consent. */
export const consentCopy = {
  question:
    'May Google Analytics count your visits? It sets cookies on this device. The game is the same without it. You can change your choice on your profile.',
  allow: 'Allow',
  refuse: 'Refuse',
  switchLabel: 'Google Analytics',
  switchHint:
    'While this is on, it counts your visits and sets cookies on this device. The game is the same without it.',
} as const

/** Texts of a table of players. */
export const standingsCopy = {
  rank: 'Rank',
  name: 'Name',
  points: 'Points',
  up: (places: number) => `up ${places}`,
  down: (places: number) => `down ${places}`,
} as const
