import { useEffect, useState } from 'react'
import { useClockSync } from '../clock/use-platform-time.ts'
import { useConnection } from '../queries/connection.ts'
import { LiveRound } from './live-round.tsx'
import { useRestoredReads } from './use-restored-reads.ts'

const SPREAD_FROM_MS = 1000
const SPREAD_MS = 2000

/**
 * Starts the live updates: after the first screen, after a random delay that spreads the load at a kick-off, and with a
 * connection.
 */
export function LiveUpdates() {
  useRestoredReads()
  useClockSync()
  const isOnline = useConnection()
  const [isDue, setIsDue] = useState(false)
  const [isStarted, setIsStarted] = useState(false)
  if (isDue && isOnline && !isStarted) setIsStarted(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SPREAD_FROM_MS + Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [])
  return isStarted ? <LiveRound /> : null
}
