import { type Fixture, nextTimer } from '@touchline/game-rules'
import { useClock } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { nextResultsRead, type Spread } from '../queries/read-schedule.ts'
import { whenVisible } from './when-visible.ts'

interface WatchOptions {
  readonly fixtures: readonly Fixture[]
  /** When they were read: each read restarts the watch. */
  readonly readAt: number
  /** Called with the matches whose result is due, to read it. */
  readonly onDue: (fixtures: readonly Fixture[]) => void
  readonly spread: Spread
}

/**
 * Reads when a result is due: at the next results time, and every five minutes while one is overdue. Both are minimums, so
 * that a million tabs do not read at one instant. A hidden page reads when it is visible again.
 */
export function useResultsWatch({ fixtures, readAt, onDue, spread }: WatchOptions): void {
  const clock = useClock()
  const look = useEffectEvent(() => {
    const { overdue, nextReadAt } = nextResultsRead(fixtures, clock(), spread)
    onDue(overdue)
    return nextReadAt
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read restarts the watch
  const nextReadAt = useMemo(
    () => nextResultsRead(fixtures, clock(), spread).nextReadAt,
    [fixtures, readAt, clock, spread],
  )
  useEffect(() => {
    if (nextReadAt === undefined) return
    let timer: ReturnType<typeof setTimeout>
    let stopWaiting = () => {}
    function wait(until: number): void {
      const { delayMs, isLast } = nextTimer(clock(), until)
      timer = setTimeout(() => {
        if (isLast) stopWaiting = whenVisible(readNow)
        else wait(until)
      }, delayMs)
    }
    function readNow(): void {
      // A failed read does not restart the watch.
      const next = look()
      if (next !== undefined) wait(next)
    }
    wait(nextReadAt)
    return () => {
      clearTimeout(timer)
      stopWaiting()
    }
  }, [nextReadAt, clock])
}
