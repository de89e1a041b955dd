import type { Fixture } from '@touchline/game-rules'
import { useEffect, useState } from 'react'
import { type KickOffPlace, seenKickOffsOf } from '../device/player-records.ts'
import { usePlayerStore } from '../launch/game.ts'

/** Returns whether the kick-off differs from the one that the player last saw in this place; on one visit only. */
export function useKickOffMove(
  { id, kickOffAt }: Pick<Fixture, 'id' | 'kickOffAt'>,
  place: KickOffPlace = 'kickOffSeenAtMatch',
): boolean {
  const store = usePlayerStore()
  const [seenAt] = useState(() => seenKickOffsOf(store, place).read(id) ?? kickOffAt)
  useEffect(() => seenKickOffsOf(store, place).write(id, kickOffAt), [store, place, id, kickOffAt])
  return seenAt !== kickOffAt
}
