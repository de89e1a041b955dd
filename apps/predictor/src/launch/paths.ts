import { matchPath, useLocation } from 'react-router'
import type { Settings } from '../config/settings.ts'
import { ownFile } from '../config/urls.ts'
import { FEATURES_PARAM, TOKEN_PARAM, TOURNAMENT_PARAM, tournamentIdOf } from './launch-params.ts'

/** The selected round or, in a tournament without rounds, the selected fixture. */
export const ROUND_PARAM = 'round'

/** The paths of the game. What each of them shows is in app/routes.tsx. */
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

/** The routes with a way back to the list. The others are roots, which the game opens with or reaches by a tab. */
const DEEPER = [ROUTES.profile, ROUTES.rules, ROUTES.prediction, ROUTES.result]

/** Returns whether a path is one step deeper than the list, for the rules of a frame's history. */
export function isDeeper(pathname: string): boolean {
  return DEEPER.some((route) => matchPath(route, pathname) !== null)
}

/** A screen of one fixture. */
interface FixtureScreen {
  readonly screen: 'prediction' | 'result'
  readonly fixtureId: string
}

/** @example fixtureScreenAt('/result/7') //=> { screen: 'result', fixtureId: '7' } */
export function fixtureScreenAt(pathname: string): FixtureScreen | undefined {
  for (const screen of ['prediction', 'result'] as const) {
    const fixtureId = matchPath(ROUTES[screen], pathname)?.params.fixtureId
    if (fixtureId !== undefined) return { screen, fixtureId }
  }
  return undefined
}

/** Everything of the address that every internal navigation carries on. */
const CARRIED: readonly string[] = [TOURNAMENT_PARAM, TOKEN_PARAM, FEATURES_PARAM, ROUND_PARAM]

/**
 * Returns every URL of the game, with the launch parameters of the current address on it.
 * @example pathsFor('?tournamentId=t&accessToken=a&x=1').rules //=> '/home/rules?tournamentId=t&accessToken=a'
 */
export function pathsFor(search: string) {
  const carried = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name, value]) => CARRIED.includes(name) && value !== ''),
  )
  const to = (path: string) => (carried.size === 0 ? path : `${path}?${carried.toString()}`)
  return {
    welcome: to(ROUTES.welcome),
    profile: to(ROUTES.profile),
    home: to(ROUTES.home),
    fixtures: to(ROUTES.fixtures),
    leaderboards: to(ROUTES.leaderboards),
    rules: to(ROUTES.rules),
    prediction: (fixtureId: string) => to(`/prediction/${encodeURIComponent(fixtureId)}`),
    result: (fixtureId: string) => to(`/result/${encodeURIComponent(fixtureId)}`),
    /** The address of a fixture's screen; undefined for a path that names none. */
    fixture: (pathname: string) => (fixtureScreenAt(pathname) === undefined ? undefined : to(pathname)),
  }
}

/** Returns the game's URLs as seen from the current address. */
export function usePaths() {
  return pathsFor(useLocation().search)
}

/** Names the fixture in the addresses of the host site. */
const FIXTURE_PARAM = 'fixtureId'

/** The tournament and, if there is one, the fixture: the part of the player's location that other sites may get. */
interface Place {
  readonly tournamentId?: string | undefined
  readonly fixtureId?: string | undefined
}

/** @example placeOf({ pathname: '/result/f1', search: '?tournamentId=t' }) //=> { tournamentId: 't', fixtureId: 'f1' } */
export function placeOf({ pathname, search }: { readonly pathname: string; readonly search: string }): Place {
  return { tournamentId: tournamentIdOf(search), fixtureId: fixtureScreenAt(pathname)?.fixtureId }
}

/**
 * Adds a place to the query of an address and keeps the rest of it.
 * @example withPlace('https://a.example/play?x=1', { tournamentId: 't' }) //=> 'https://a.example/play?x=1&tournamentId=t'
 */
export function withPlace(address: string, { tournamentId, fixtureId }: Place): string {
  const url = new URL(address)
  if (tournamentId !== undefined) url.searchParams.set(TOURNAMENT_PARAM, tournamentId)
  if (fixtureId !== undefined) url.searchParams.set(FIXTURE_PARAM, fixtureId)
  return url.href
}

interface SharedFixture {
  readonly tournamentId: string
  readonly fixtureId: string
  /** Leads to the result, because the predictions are closed. @default false */
  readonly hasResult?: boolean
}

/** Returns an address for other people: tournament and fixture, and nothing of this player, least of all the token. */
export function publicLink(
  { basePath, shareUrl }: Pick<Settings, 'basePath' | 'shareUrl'>,
  { tournamentId, fixtureId, hasResult = false }: SharedFixture,
  origin: string,
): string {
  if (shareUrl !== undefined) return withPlace(shareUrl, { tournamentId, fixtureId })
  const path = pathsFor('')[hasResult ? 'result' : 'prediction'](fixtureId)
  return withPlace(new URL(ownFile(basePath, path), origin).href, { tournamentId })
}
