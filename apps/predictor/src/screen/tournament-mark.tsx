import { use, useState } from 'react'
import { ownFile } from '../config/urls.ts'
import { GameContext } from '../launch/game.ts'
import styles from './tournament-mark.module.css'

/** Width and height in pixels. */
const SIZES = { small: 40, large: 72 } as const

interface TournamentMarkProps {
  /** Outside a game, where the base path is not known, its complete address. */
  readonly src: string
  readonly size?: keyof typeof SIZES
}

/**
 * Renders the tournament's logo without a text alternative: its name is always next to it. A logo that does not load leaves
 * its space empty.
 */
export function TournamentMark({ src, size = 'small' }: TournamentMarkProps) {
  const basePath = use(GameContext)?.settings.basePath
  const [brokenSrc, setBrokenSrc] = useState<string>()
  return (
    // An image, not a mask: a browser sends the page's address, token included, when a style requests a file.
    <img
      className={styles['mark']}
      data-broken={src === brokenSrc || undefined}
      onError={() => setBrokenSrc(src)}
      src={basePath === undefined ? src : ownFile(basePath, src)}
      alt=""
      width={SIZES[size]}
      height={SIZES[size]}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  )
}
