import type { Fixture } from '@touchline/game-rules'
import { useEffect, useState } from 'react'
import { useGame } from '../launch/use-game.ts'

/** Where a player looks at a match: each place says by itself what moved since they last looked there. */
type Place = 'kick-off' | 'listed'

/** Whether the kick-off is another one than when the player last looked; said on one visit only. */
export function useKickOffMove(
  { id, kickOffAt }: Pick<Fixture, 'id' | 'kickOffAt'>,
  place: Place = 'kick-off',
): boolean {
  const { engagement, storage } = useGame()
  const key = `${place}:${engagement.profile?.id ?? ''}:${id}`
  const [seen] = useState(() => storage.read(key) ?? String(kickOffAt))
  useEffect(() => storage.write(key, String(kickOffAt)), [storage, key, kickOffAt])
  return seen !== String(kickOffAt)
}
