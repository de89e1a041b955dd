import { Button, Notice, Spinner } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { appCopy } from '../../config/copy/app-copy.ts'
import { leaderboardCopy } from '../../config/copy/leaderboard-copy.ts'
import styles from './leaderboard-screen.module.css'

interface MoreStandingsProps {
  readonly hasMore: boolean
  readonly hasFailed: boolean
  readonly isLoading: boolean
  readonly onMore: () => void
}

/** The next names: by themselves when the end of the list comes near, or by the button. */
export function MoreStandings({ hasMore, hasFailed, isLoading, onMore }: MoreStandingsProps) {
  const end = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)
  const mayLoad = hasMore && !isLoading && !hasFailed
  useEffect(() => {
    if (!mayLoad || end.current === null) return
    const observer = new IntersectionObserver(
      (looks) => {
        // Several looks may come at once: the last says how it is now.
        if (looks.at(-1)?.isIntersecting === true) more()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [mayLoad])
  if (!hasMore) return null
  return (
    <div ref={end} className={styles['more']}>
      {hasFailed ? (
        <Notice tone="caution" action={<Button onClick={onMore}>{appCopy.retry}</Button>}>
          {leaderboardCopy.moreFailed}
        </Notice>
      ) : null}
      {isLoading ? <Spinner label={appCopy.loading} /> : null}
      {mayLoad ? <Button onClick={onMore}>{leaderboardCopy.more}</Button> : null}
    </div>
  )
}
