import { useOnline } from '@touchline/ui-kit'
import { Suspense, useEffect, useState } from 'react'
import { usePlatformTime } from '../clock/use-platform-time.ts'
import { optionalPart } from '../loading/optional-part.ts'
import { useRestoredReads } from './use-restored-reads.ts'

const SPREAD_FROM_MS = 1000
const SPREAD_MS = 2000

// Without it the screens keep the data of their last read.
const LiveRound = optionalPart(
  'code of the live updates',
  async () => (await import('./live-round.tsx')).LiveRound,
)

/**
 * Loads the live updates: after the first screen, after a random delay that spreads the load at a kick-off, and with a
 * connection. Code that failed to load is not requested again before a reload.
 */
export function LiveUpdates() {
  useRestoredReads()
  usePlatformTime()
  const isOnline = useOnline()
  const [isDue, setIsDue] = useState(false)
  const [isStarted, setIsStarted] = useState(false)
  if (isDue && isOnline && !isStarted) setIsStarted(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SPREAD_FROM_MS + Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isStarted) return null
  return (
    <Suspense fallback={null}>
      <LiveRound />
    </Suspense>
  )
}
