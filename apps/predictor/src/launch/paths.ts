import { FEATURES_PARAM, TOKEN_PARAM, TOURNAMENT_PARAM } from './launch-params.ts'
import { matchScreenAt, ROUND_PARAM, ROUTES } from './routes.ts'

/** Everything of the address that every internal navigation carries on. */
const CARRIED = [TOURNAMENT_PARAM, TOKEN_PARAM, FEATURES_PARAM, ROUND_PARAM] as const

/** Every URL of the game, with the launch parameters of the current address on it. */
export interface Paths {
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
    match: (pathname) => (matchScreenAt(pathname) === undefined ? undefined : to(pathname)),
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
