import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { usePlatformTime } from '../clock/use-platform-time.ts'
import { logFailure } from '../platform/log.ts'
import { useRestoredReads } from './use-restored-reads.ts'

const SPREAD_FROM_MS = 1000
const SPREAD_MS = 2000

const LiveRound = lazy(async (): Promise<{ readonly default: () => ReactNode }> => {
  try {
    return { default: (await import('./live-round.tsx')).LiveRound }
  } catch (error) {
    // The game works without it: the screens then keep the data of their last read.
    logFailure('Live updates were not loaded', error)
    return { default: () => null }
  }
})

/** Loads the live updates: after the first screen, and after a random delay that spreads the load at a kick-off. */
export function LiveUpdates() {
  useRestoredReads()
  usePlatformTime()
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SPREAD_FROM_MS + Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isDue) return null
  return (
    <Suspense fallback={null}>
      <LiveRound />
    </Suspense>
  )
}
