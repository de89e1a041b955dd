import { type Fixture, nextResultsCheck, nextTimer } from '@touchline/game-rules'
import { useClock } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useMemo } from 'react'

interface WatchOptions {
  readonly fixtures: readonly Fixture[]
  /** When they were read: each read starts the watch anew. */
  readonly readAt: number
  /** A result should be in by now: look. Given the matches that are due. */
  readonly onDue: (fixtures: readonly Fixture[]) => void
}

/** Looks when a result should be in: at the next results time, and every five minutes while one is overdue. */
export function useResultsWatch({ fixtures, readAt, onDue }: WatchOptions): void {
  const clock = useClock()
  const look = useEffectEvent(() => {
    const { overdue, nextCheckAt } = nextResultsCheck(fixtures, clock())
    onDue(overdue)
    return nextCheckAt
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read starts the watch anew
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
        // A look that fails brings no read that would start the watch anew.
        const next = isLast ? look() : until
        if (next !== undefined) wait(next)
      }, delayMs)
    }
    wait(nextCheckAt)
    return () => clearTimeout(timer)
  }, [nextCheckAt, clock])
}
