import type { Teams } from '@touchline/game-rules'
import { matchCopy } from '../config/copy.ts'
import styles from './team-names.module.css'

/** 'Highlanders vs Force', the joining word set back. */
export function TeamNames({ home, away }: Teams) {
  return (
    <>
      <bdi>{home.name}</bdi> <span className={styles['versus']}>{matchCopy.versus}</span>{' '}
      <bdi>{away.name}</bdi>
    </>
  )
}
