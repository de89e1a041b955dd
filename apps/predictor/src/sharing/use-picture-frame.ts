import { ownFile } from '../config/own-file.ts'
import { publicLink } from '../launch/place.ts'
import { useGame } from '../launch/use-game.ts'
import type { SharePicture } from './share-picture.ts'

/** Returns the parts that every shared picture of this game has. */
export function usePictureFrame(): Pick<SharePicture, 'tournament' | 'markUrl' | 'theme' | 'foot'> {
  const { entry, settings } = useGame()
  const { tournament, theme } = entry
  const { host, pathname } = new URL(publicLink(settings, {}, window.location.origin))
  return {
    tournament: tournament.name ?? '',
    markUrl: ownFile(settings.basePath, tournament.tournamentLogo),
    theme,
    foot: `${host}${pathname.replace(/\/(home)?$/, '')}`,
  }
}
