import { Button, Notice } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { appCopy } from '../../config/copy/app-copy.ts'
import { leaderboardCopy } from '../../config/copy/leaderboard-copy.ts'
import styles from './leaderboard-screen.module.css'

interface MoreStandingsProps {
  readonly hasMore: boolean
  readonly hasFailed: boolean
  readonly isLoading: boolean
  /** Index of the last page that was read: the end of each page is observed separately. */
  readonly lastStart: number | undefined
  readonly onMore: () => void
}

/** Loads the next names when the end of the list is near, or with the button, which keeps the focus. */
export function MoreStandings({ hasMore, hasFailed, isLoading, lastStart, onMore }: MoreStandingsProps) {
  if (!hasMore) return null
  return (
    <div className={styles['more']}>
      {hasFailed ? <Notice tone="caution">{leaderboardCopy.moreFailed}</Notice> : null}
      {/* Names may come and be scrolled past between two looks. */}
      {isLoading || hasFailed ? null : <End key={lastStart} onNear={onMore} />}
      <Button busy={isLoading} busyLabel={appCopy.loading} onClick={onMore}>
        {hasFailed ? appCopy.retry : leaderboardCopy.more}
      </Button>
    </div>
  )
}

/** Calls `onNear` when it is close to the viewport. */
function End({ onNear }: { readonly onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (end.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries may arrive at once: the last is the current one.
        if (entries.at(-1)?.isIntersecting === true) near()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <span ref={end} />
}
