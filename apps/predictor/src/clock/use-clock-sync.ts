import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGame } from '../launch/use-game.ts'
import { platformTime } from '../platform/platform-time.ts'
import { hasRealtime, platformTimeQuery } from '../queries/platform-time.ts'

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
