import { type Fixture, nextResultsCheck, nextTimer } from '@touchline/game-rules'
import { useClock } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useMemo } from 'react'

interface WatchOptions {
  readonly fixtures: readonly Fixture[]
  /** When they were read: each read restarts the watch. */
  readonly readAt: number
  /** Called with the matches whose result is due, to read it. */
  readonly onDue: (fixtures: readonly Fixture[]) => void
}

/** Reads when a result is due: at the next results time, and every five minutes while one is overdue. */
export function useResultsWatch({ fixtures, readAt, onDue }: WatchOptions): void {
  const clock = useClock()
  const look = useEffectEvent(() => {
    const { overdue, nextCheckAt } = nextResultsCheck(fixtures, clock())
    onDue(overdue)
    return nextCheckAt
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read restarts the watch
  const nextCheckAt = useMemo(
    () => nextResultsCheck(fixtures, clock()).nextCheckAt,
    [fixtures, readAt, clock],
  )
  useEffect(() => {
    if (nextCheckAt === undefined) return
    let timer: ReturnType<typeof setTimeout>
    function wait(until: number): void {
      const { delayMs, isLast } = nextTimer(clock(), until)
      timer = setTimeout(() => {
        // A failed read does not restart the watch.
        const next = isLast ? look() : until
        if (next !== undefined) wait(next)
      }, delayMs)
    }
    wait(nextCheckAt)
    return () => clearTimeout(timer)
  }, [nextCheckAt, clock])
}
