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

/** The state of the live updates, for the notice on the screens. */
export const livePhaseState = queryOptions<RealtimeConnection['phase']>({
  ...LASTING,
  queryKey: ['live-phase'],
  initialData: 'idle',
})

/** A retry within a few seconds shows no notice, which would move the page. */
const NOTABLE_ATTEMPT = 3

/** Returns the phase to show after a change of the connection; undefined if it changes nothing yet. */
export function phaseToShow(connection: RealtimeConnection): RealtimeConnection['phase'] | undefined {
  if (connection.phase === 'connecting') return undefined
  if (connection.phase === 'reconnecting' && connection.attempt < NOTABLE_ATTEMPT) return undefined
  return connection.phase
}
