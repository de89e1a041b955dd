import type { Settings } from '../config/settings.ts'
import { ownFile } from '../config/urls.ts'
import { TOURNAMENT_PARAM } from './launch-params.ts'
import { pathsFor } from './paths.ts'
import { matchScreenAt } from './routes.ts'

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
  return { tournamentId, fixtureId: matchScreenAt(pathname)?.fixtureId }
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
