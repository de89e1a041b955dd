import { Skeleton, Spinner } from '@touchline/ui-kit'
import { appCopy } from '../../config/copy/app-copy.ts'
import { StillWorking } from '../../screen/still-working.tsx'
import styles from './leaderboard-screen.module.css'

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Renders a placeholder of the names. */
export function BoardSkeleton() {
  return (
    <div className={styles['more']} aria-busy="true">
      <Spinner size="s" label={appCopy.loading} /> <StillWorking />
      {ROWS.map((row) => (
        <Skeleton key={row} shape="block" height="3.25rem" />
      ))}
    </div>
  )
}
