import { queryOptions, skipToken } from '@tanstack/react-query'
import type { RealtimeConnection } from '@touchline/engagement-sdk/realtime'

/** The state of a session that is set while the game is open and never read from the platform. */
const LASTING = {
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const

/** Whether the player's token is no longer valid, as far as the game knows. A token of the same player ends that. */
export const signedOutState = queryOptions<boolean>({
  ...LASTING,
  queryKey: ['signed-out'],
  initialData: false,
})

/** The state of real-time, for the notice on the screens. */
export const realtimeState = queryOptions<RealtimeConnection>({
  ...LASTING,
  queryKey: ['realtime-state'],
  initialData: { phase: 'idle' },
})
