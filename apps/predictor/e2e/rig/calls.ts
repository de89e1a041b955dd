/** The calls of the platform that screens wait for. */
export const CALLS = {
  application: '**/applications/*/',
  profile: '**/applications/*/profile/',
  fixtures: '**/programs/?**',
  fixture: /\/programs\/[\w-]+\/$/,
  widgets: '**/programs/*/widgets/**',
  answers: '**/widget-interactions/?**',
  board: '**/entries?**',
  ownStanding: '**/entries/*',
  votes: '**/votes/**',
  impressions: '**/widget-impressions/**',
  rewards: '**/rewards',
} as const
