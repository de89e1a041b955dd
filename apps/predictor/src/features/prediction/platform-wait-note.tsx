import { useNow } from '@touchline/ui-kit'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import styles from './submit-bar.module.css'

const SECOND_MS = 1000

/** Renders in how many seconds a platform that was too busy takes a Submit again. */
export function PlatformWaitNote({ until }: { readonly until: number }) {
  const seconds = Math.ceil((until - useNow(SECOND_MS)) / SECOND_MS)
  return (
    // A timer is announced when it is reached, not every second.
    <p className={styles['attempt']} role="timer">
      {predictionCopy.busyFor(Math.max(1, seconds))}
    </p>
  )
}
