import { ownFile } from '../config/urls.ts'
import { useGame } from '../launch/game.ts'
import { publicLink } from '../launch/paths.ts'

/** What a shared picture shows; the same as the shared text says. */
export interface SharePicture {
  /** The tournament in words, and its mark on the game's own origin. */
  readonly tournament: string
  readonly markUrl: string
  readonly theme: string | undefined
  readonly match: string
  /** The number that it is about: '43', or '24 – 17'. */
  readonly hero: { readonly label: string; readonly value: string; readonly unit?: string | undefined }
  readonly lines: readonly PictureLine[]
  /** Where to play, without the scheme. */
  readonly foot: string
}

/** One question with its answer, and what that earned where it is settled. */
export interface PictureLine {
  readonly question: string
  readonly answer: string
  readonly points?: number | undefined
}

/** Upright, four to five: what feeds and messengers show whole. */
export const PICTURE_SIZE = { width: 1080, height: 1350 } as const

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
