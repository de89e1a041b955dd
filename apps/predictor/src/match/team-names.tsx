import type { Team, Teams } from '@touchline/game-rules'
import { VisuallyHidden } from '@touchline/ui-kit'
import { fixtureCopy } from '../config/copy.ts'
import styles from './team-names.module.css'

/** 'Highlanders vs Force', the joining word set back. */
export function TeamNames({ home, away }: Teams) {
  return (
    <>
      <bdi>{home.name}</bdi> <span className={styles['versus']}>{fixtureCopy.versus}</span>{' '}
      <bdi>{away.name}</bdi>
    </>
  )
}

/** A word that may be wider than its place on a phone. */
const LONG_WORD = /\S{12}|\p{S}/u

/** Renders the short name of a team; screen readers and the tooltip have the full one. */
export function TeamName({ team: { name, shortName } }: { readonly team: Team }) {
  return (
    <bdi className={styles['name']} title={name} data-long={LONG_WORD.test(shortName ?? name) || undefined}>
      {shortName === undefined ? (
        name
      ) : (
        <>
          <span aria-hidden="true">{shortName}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </bdi>
  )
}
