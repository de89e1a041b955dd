import type { Fixture } from '@touchline/game-rules'
import { useEffect, useState } from 'react'
import { useGame } from '../../launch/use-game.ts'

/** Whether the kick-off is another one than when the player last looked; said on one visit only. */
export function useKickOffMove({ id, kickOffAt }: Pick<Fixture, 'id' | 'kickOffAt'>): boolean {
  const { engagement, storage } = useGame()
  const key = `kick-off:${engagement.profile?.id ?? ''}:${id}`
  const [seen] = useState(() => storage.read(key) ?? String(kickOffAt))
  useEffect(() => storage.write(key, String(kickOffAt)), [storage, key, kickOffAt])
  return seen !== String(kickOffAt)
}
