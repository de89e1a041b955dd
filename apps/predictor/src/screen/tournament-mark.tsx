import { ownFile } from '../config/own-file.ts'
import { useGame } from '../launch/use-game.ts'
import styles from './tournament-mark.module.css'

interface TournamentMarkProps {
  readonly src: string
  readonly size?: 'small' | 'large'
}

/** The tournament's logo. Its name stands beside it wherever it is shown, so it has none of its own. */
export function TournamentMark({ src, size = 'small' }: TournamentMarkProps) {
  const { settings } = useGame()
  return (
    // An image, not a mask: a browser sends the page's address, token and all, when a style asks for a file.
    <img
      className={styles['mark']}
      data-size={size}
      src={ownFile(settings.basePath, src)}
      alt=""
      width="48"
      height="48"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  )
}
