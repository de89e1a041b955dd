import { Button, Notice } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { appCopy } from '../../config/copy/app-copy.ts'
import { leaderboardCopy } from '../../config/copy/leaderboard-copy.ts'
import styles from './leaderboard-screen.module.css'

interface MoreStandingsProps {
  readonly hasMore: boolean
  readonly hasFailed: boolean
  readonly isLoading: boolean
  /** Place of the last page that was read: each has an end of its own to watch. */
  readonly lastStart: number | undefined
  readonly onMore: () => void
}

/** The next names: by themselves when the end of the list comes near, or by the button, which keeps the focus. */
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

/** Tells when it comes near to what is in sight. */
function End({ onNear }: { readonly onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (end.current === null) return
    const observer = new IntersectionObserver(
      (looks) => {
        // Several looks may come at once: the last says how it is now.
        if (looks.at(-1)?.isIntersecting === true) near()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <span ref={end} />
}
