import { queryOptions } from '@tanstack/react-query'
import type { Engagement } from '@touchline/engagement-sdk'
import { keys } from './keys.ts'
import { type RealtimeSession, realtimeQuery } from './realtime.ts'

/** The platform's time, which decides whether a fixture is closed. */
export interface PlatformTime {
  /** 'unknown' until a response of the platform or the real-time provider has named the time. */
  readonly status: 'known' | 'unknown'
  /** Epoch milliseconds; by the device's clock while the status is 'unknown'. */
  readonly now: number
}

export function platformTime({ clockSkewMs, now }: Pick<Engagement, 'clockSkewMs' | 'now'>): PlatformTime {
  return { status: clockSkewMs === undefined ? 'unknown' : 'known', now: now() }
}

/**
 * Returns the instant that closing times are compared with. While the time is unknown it is -Infinity, so that nothing is closed
 * because of a wrong device clock: the platform decides.
 */
export function closingNow(engagement: Pick<Engagement, 'clockSkewMs' | 'now'>): number {
  const { status, now } = platformTime(engagement)
  return status === 'known' ? now : Number.NEGATIVE_INFINITY
}

/** Reads the platform's time from the real-time provider. Resolves to the device's skew in ms once the client's clock is set. */
export function platformTimeQuery(session: RealtimeSession) {
  const { engagement } = session
  return queryOptions({
    queryKey: keys.platformTime(),
    queryFn: async ({ client, signal }) => {
      const { syncClock } = await client.fetchQuery(realtimeQuery(session))
      await syncClock(engagement, { signal })
      return engagement.clockSkewMs ?? null
    },
    // A device clock that is set while the game is open is noticed when the player comes back to the page.
    refetchOnWindowFocus: true,
  })
}
