import { useMemo } from 'react'
import { matchPath, useLocation } from 'react-router'
import type { Settings } from '../config/settings.ts'
import { ownFile } from '../config/urls.ts'
import { FEATURES_PARAM, TOKEN_PARAM, TOURNAMENT_PARAM } from './launch-params.ts'

/** The selected round or, in a tournament without rounds, the selected match. */
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

/** A screen of one match. */
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
const CARRIED = [TOURNAMENT_PARAM, TOKEN_PARAM, FEATURES_PARAM, ROUND_PARAM] as const

/** Every URL of the game, with the launch parameters of the current address on it. */
interface Paths {
  readonly welcome: string
  readonly profile: string
  readonly home: string
  readonly fixtures: string
  readonly leaderboards: string
  readonly rules: string
  prediction(fixtureId: string): string
  result(fixtureId: string): string
  /** The address of a match's screen; undefined for a path that names none. */
  match(pathname: string): string | undefined
  /** The address of any other route. */
  to(route: string): string
  /** The current search with another round selected. */
  searchWithRound(round: string): string
}

/** @example pathsFor('?tournamentId=t&accessToken=a&x=1').rules //=> '/home/rules?tournamentId=t&accessToken=a' */
export function pathsFor(search: string): Paths {
  const carried = carriedQuery(search)
  const to = (path: string) => (carried.size === 0 ? path : `${path}?${carried.toString()}`)
  return {
    welcome: to(ROUTES.welcome),
    profile: to(ROUTES.profile),
    home: to(ROUTES.home),
    fixtures: to(ROUTES.fixtures),
    leaderboards: to(ROUTES.leaderboards),
    rules: to(ROUTES.rules),
    prediction: (fixtureId) => to(`/prediction/${encodeURIComponent(fixtureId)}`),
    result: (fixtureId) => to(`/result/${encodeURIComponent(fixtureId)}`),
    match: (pathname) => (fixtureScreenAt(pathname) === undefined ? undefined : to(pathname)),
    to,
    searchWithRound: (round) => {
      const query = new URLSearchParams(search)
      query.set(ROUND_PARAM, round)
      return `?${query.toString()}`
    },
  }
}

function carriedQuery(search: string): URLSearchParams {
  const current = new URLSearchParams(search)
  const carried = new URLSearchParams()
  for (const name of CARRIED) {
    for (const value of current.getAll(name)) if (value !== '') carried.append(name, value)
  }
  return carried
}

/** Names the match in the addresses of the host site. */
export const FIXTURE_PARAM = 'fixtureId'

/** The tournament and, if there is one, the match: the part of the player's location that other sites may get. */
export interface Place {
  readonly tournamentId?: string | undefined
  readonly fixtureId?: string | undefined
}

/** @example placeOf({ pathname: '/result/f1', search: '?tournamentId=t' }) //=> { tournamentId: 't', fixtureId: 'f1' } */
export function placeOf({ pathname, search }: { readonly pathname: string; readonly search: string }): Place {
  const tournamentId = new URLSearchParams(search).get(TOURNAMENT_PARAM) ?? undefined
  return { tournamentId, fixtureId: fixtureScreenAt(pathname)?.fixtureId }
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

interface SharedPlace extends Place {
  /** Leads to the match's result, because its predictions are closed. @default false */
  readonly hasResult?: boolean
}

/** Returns an address for other people: tournament and match, and nothing of this player, least of all the token. */
export function publicLink(
  { basePath, shareUrl }: Pick<Settings, 'basePath' | 'shareUrl'>,
  { tournamentId, fixtureId, hasResult = false }: SharedPlace,
  origin: string,
): string {
  if (shareUrl !== undefined) return withPlace(shareUrl, { tournamentId, fixtureId })
  const paths = pathsFor('')
  const matchPath = hasResult ? paths.result : paths.prediction
  const path = fixtureId === undefined ? paths.home : matchPath(fixtureId)
  return withPlace(new URL(ownFile(basePath, path), origin).href, { tournamentId })
}

/** The game's URLs as seen from the current address. */
export function usePaths(): Paths {
  const { search } = useLocation()
  return useMemo(() => pathsFor(search), [search])
}
