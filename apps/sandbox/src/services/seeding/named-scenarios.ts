/** Instants of the main tournament's tenth round that a test or a demonstration often starts at. */
export const NAMED_SCENARIOS = {
  'season-start': { at: '2024-02-22T00:00:00Z', shows: 'the day before the first match' },
  'match-day': {
    at: '2024-04-27T05:30:00Z',
    shows: 'three matches settled, one played, two open (the default)',
  },
  'last-minute': { at: '2024-04-27T07:04:00Z', shows: 'a minute before Highlanders v Force closes' },
  'first-half': { at: '2024-04-27T07:25:00Z', shows: 'Highlanders v Force is being played, and closed' },
  'final-whistle': { at: '2024-04-27T09:10:30Z', shows: 'half a minute before its results are due' },
  'season-end': { at: '2024-06-23T00:00:00Z', shows: 'the day after the final' },
} as const
