import { CloseIcon, StatusTag } from '@touchline/ui-kit'
import { fixtureChangeCopy } from '../../config/copy/fixture-change-copy.ts'
import { leaderboardCopy } from '../../config/copy/leaderboard-copy.ts'
import type { ListedFixture } from '../../platform/fixture-from-program.ts'
import styles from './void-matches.module.css'

/** Renders the matches of the round that do not count on the board because they were called off. */
export function VoidMatches({ matches }: { readonly matches: readonly ListedFixture[] }) {
  const off = matches.map(({ fixture }) => fixture).filter(({ isVoid }) => isVoid === true)
  if (off.length === 0) return null
  return (
    <ul className={styles['void']}>
      {off.map(({ id, home, away }) => (
        <li key={id}>
          <StatusTag icon={<CloseIcon />}>{fixtureChangeCopy.voidTag}</StatusTag>
          <span>{leaderboardCopy.voidNote(home.name, away.name)}</span>
        </li>
      ))}
    </ul>
  )
}
