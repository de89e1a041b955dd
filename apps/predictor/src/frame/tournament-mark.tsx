import styles from './tournament-mark.module.css'

interface TournamentMarkProps {
  /** Address of a one-colour SVG; it takes the accent's colour. */
  readonly src: string
  readonly size?: 'small' | 'large'
}

/** The tournament's logo. Its name stands beside it wherever it is shown, so it has none of its own. */
export function TournamentMark({ src, size = 'small' }: TournamentMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={styles['mark']}
      data-size={size}
      style={{ maskImage: `url("${src}")`, WebkitMaskImage: `url("${src}")` }}
    />
  )
}
