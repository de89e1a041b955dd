/** Texts about events while the game is open. */
export const liveCopy = {
  resultsIn: 'Results are in',
  openResult: 'See the result',
  openMatches: 'Show the matches',
} as const
