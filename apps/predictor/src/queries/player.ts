import { queryOptions } from '@tanstack/react-query'
import { playerFromProfile } from '../platform/player-from-profile.ts'
import { readProfile } from '../platform/read-profile.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'

/** The signed-in player. The first read is the client's own initialisation. */
export function playerQuery({ engagement, ready }: PlatformSession) {
  return queryOptions({
    queryKey: keys.player(),
    queryFn: async () =>
      playerFromProfile(engagement.phase === 'ready' ? await readProfile(engagement) : await ready()),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
