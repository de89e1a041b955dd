import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { type PlatformTime, platformTime, platformTimeQuery } from '../queries/platform-time.ts'
import { hasRealtime } from '../queries/realtime.ts'
import { useGame } from './game.ts'

const READ_EVERY_MS = 1000

/**
 * Returns what `select` returns for the platform's time, and renders again when that changes. The time is read every second,
 * because its offset from the device's clock changes with each response of the platform.
 *
 * @example const isClosed = usePlatformTime(({ status, now }) => status === 'known' && now >= closesAt)
 */
export function usePlatformTime<Selected extends string | number | boolean | undefined>(
  select: (time: PlatformTime) => Selected,
): Selected {
  const { engagement } = useGame()
  const read = () => select(platformTime(engagement))
  return useSyncExternalStore(subscribeToSeconds, read, read)
}

/** Returns whether an instant is in the past by the platform's clock; false while the time is unknown. */
export function useHasPassed(at: number): boolean {
  return usePlatformTime(({ status, now }) => status === 'known' && now >= at)
}

function subscribeToSeconds(onChange: () => void): () => void {
  const timer = setInterval(onChange, READ_EVERY_MS)
  return () => clearInterval(timer)
}

/**
 * Reads the time from the real-time provider when no answer of the platform has named it, as across origins that do not
 * expose the `Date` header. Sends nothing otherwise. Requires an initialised client.
 */
export function useClockSync(): void {
  const game = useGame()
  const { engagement } = game
  const [isNeeded] = useState(() => platformTime(engagement).status === 'unknown' && hasRealtime(engagement))
  useQuery({ ...platformTimeQuery(game), enabled: isNeeded })
}
