import type { Fixture } from '@touchline/game-rules'
import { useHasPassed } from '../clock/use-platform-time.ts'

/** Whether a match takes no predictions any more: its time has come, or it was called off. Renders when that changes. */
export function useIsClosed({ closesAt, isVoid }: Fixture): boolean {
  return useHasPassed(closesAt) || isVoid === true
}

/** Whether a match has closed and is played. One that was called off may be played on another day. */
export function useHasBegun({ closesAt, isVoid }: Fixture): boolean {
  return useHasPassed(closesAt) && isVoid !== true
}
