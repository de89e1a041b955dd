import { queryOptions } from '@tanstack/react-query'
import type { Engagement } from '@touchline/engagement-sdk'
import type { RealtimeConnection } from '@touchline/engagement-sdk/realtime'
import type { Settings } from '../config/settings.ts'
import { keys } from './keys.ts'
import { spreadFor } from './read-schedule.ts'
import { type PlatformSession, SET_BY_THE_GAME } from './session.ts'

export interface RealtimeSession extends PlatformSession {
  readonly settings: Pick<Settings, 'expectedFans'>
}

/** Returns whether the application has real-time keys. */
export function hasRealtime({ application }: Engagement): boolean {
  const keys = [application?.pubnub_subscribe_key, application?.pubnub_publish_key]
  return keys.every((key) => typeof key === 'string' && key !== '')
}

/** Loads the code of real-time. It takes its options before its first use, and only once, so every use starts with this query. */
export function realtimeQuery({ engagement, settings }: RealtimeSession) {
  return queryOptions({
    queryKey: keys.realtime(),
    queryFn: async () => {
      const realtime = await import('@touchline/engagement-sdk/realtime')
      // All devices reconnect after an outage.
      realtime.configureRealtime(engagement, { spreadMs: spreadFor(settings.expectedFans) })
      return realtime
    },
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** The state of real-time, for the notice on the screens. */
export const realtimeState = queryOptions<RealtimeConnection>({
  ...SET_BY_THE_GAME,
  queryKey: ['realtime-state'],
  initialData: { phase: 'idle' },
})
