import { ownFile } from '../config/own-file.ts'
import type { Settings } from '../config/settings.ts'
import { pathsFor } from './paths.ts'
import { type Place, withPlace } from './place.ts'

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
