import { ownFile } from '../config/own-file.ts'
import { useGame } from '../launch/use-game.ts'
import type { SharePicture } from './share-picture/share-picture.ts'

/** What stands on every picture of this game, whatever it is about. */
export function usePictureFrame(
  link: string,
): Pick<SharePicture, 'tournament' | 'markUrl' | 'theme' | 'foot'> {
  const { entry, settings } = useGame()
  const { tournament, theme } = entry
  const { host, pathname } = new URL(link)
  return {
    tournament: tournament.name ?? '',
    markUrl: ownFile(settings.basePath, tournament.tournamentLogo),
    theme,
    foot: `${host}${pathname.replace(/\/(home)?$/, '')}`,
  }
}
