import { matchPath } from 'react-router'

/** The selected round or, in a tournament without rounds, the selected match. */
export const ROUND_PARAM = 'round'

/** The paths of the game. What each of them shows is in app/route-table.tsx. */
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

/** A screen of one match. */
export interface MatchScreen {
  readonly screen: 'prediction' | 'result'
  readonly fixtureId: string
}

/** @example matchScreenAt('/result/7') //=> { screen: 'result', fixtureId: '7' } */
export function matchScreenAt(pathname: string): MatchScreen | undefined {
  for (const screen of ['prediction', 'result'] as const) {
    const fixtureId = matchPath(ROUTES[screen], pathname)?.params.fixtureId
    if (fixtureId !== undefined) return { screen, fixtureId }
  }
  return undefined
}
