import type { Fixture } from '@touchline/game-rules'
import { useEffect, useState } from 'react'
import { useHasPassed } from '../clock/use-platform-time.ts'
import { type KickOffPlace, seenKickOffsOf } from '../device/player-records.ts'
import { usePlayerStore } from '../launch/game.ts'

/** Whether a match takes no predictions any more: its time has come, or it was called off. Renders when that changes. */
export function useIsClosed({ closesAt, isVoid }: Fixture): boolean {
  return useHasPassed(closesAt) || isVoid === true
}

/** Whether a match has closed and is played. One that was called off may be played on another day. */
export function useHasBegun({ closesAt, isVoid }: Fixture): boolean {
  return useHasPassed(closesAt) && isVoid !== true
}

/** Returns whether the kick-off differs from the one that the player last saw in this place; on one visit only. */
export function useKickOffMove(
  { id, kickOffAt }: Pick<Fixture, 'id' | 'kickOffAt'>,
  place: KickOffPlace = 'kickOffSeenAtFixture',
): boolean {
  const store = usePlayerStore()
  const [seenAt] = useState(() => seenKickOffsOf(store, place).read(id) ?? kickOffAt)
  useEffect(() => seenKickOffsOf(store, place).write(id, kickOffAt), [store, place, id, kickOffAt])
  return seenAt !== kickOffAt
}
