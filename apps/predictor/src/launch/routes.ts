/** The selected round or, in a tournament without rounds, the selected match. */
export const ROUND_PARAM = 'round'

/** The route patterns of the game. */
export const ROUTES = {
  welcome: '/welcome',
  profile: '/profile',
  home: '/home',
  fixtures: '/home/game',
  leaderboards: '/home/leaderboard',
  rules: '/home/rules',
  prediction: '/prediction/:fixtureId',
  result: '/result/:fixtureId',
} as const
