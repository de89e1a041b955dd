export const fixturesCopy = {
  previousRound: 'Previous round',
  nextRound: 'Next round',
  rounds: 'Rounds',
  matches: 'Matches',
  match: (home: string, away: string) => `${home} v ${away}`,
  empty: 'Predictions for this round will be available once the previous round is complete',
  failed: 'The fixtures could not be loaded.',
  draft: 'Draft',
  waiting: 'Waiting to send',
  unconfirmed: 'Not confirmed',
  nextToClose: (home: string, away: string) => `Next to close: ${home} v ${away}`,
  allClosed: 'Every match of this round is closed',
} as const
