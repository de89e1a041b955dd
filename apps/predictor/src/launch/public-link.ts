import { ownFile } from '../config/own-file.ts'
import type { Settings } from '../config/settings.ts'
import { TOURNAMENT_PARAM } from './launch-params.ts'
import { ROUTES } from './paths.ts'

/** An address of the game for other people: the tournament and nothing of this player, least of all the token. */
export function publicLink(
  { basePath, shareUrl }: Pick<Settings, 'basePath' | 'shareUrl'>,
  tournamentId: string,
  origin: string,
): string {
  if (shareUrl !== undefined) return shareUrl
  const link = new URL(ownFile(basePath, ROUTES.home), origin)
  link.searchParams.set(TOURNAMENT_PARAM, tournamentId)
  return link.href
}
