import { queryOptions } from '@tanstack/react-query'
import type { Engagement } from '@touchline/engagement-sdk'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'

/** The platform's time from the real-time provider. Resolves to the device's skew in ms once the client's clock is set. */
export function platformTimeQuery({ engagement }: Pick<PlatformSession, 'engagement'>) {
  return queryOptions({
    queryKey: keys.platformTime(),
    queryFn: async ({ signal }) => {
      const { syncClock } = await import('./realtime.ts')
      await syncClock(engagement, { signal })
      return engagement.clockSkewMs ?? null
    },
    // A device clock that is set while the game is open is noticed when the player comes back to the page.
    refetchOnWindowFocus: true,
  })
}

/** Returns whether the application has real-time keys. */
export function hasRealtime({ application }: Engagement): boolean {
  const keys = [application?.pubnub_subscribe_key, application?.pubnub_publish_key]
  return keys.every((key) => typeof key === 'string' && key !== '')
}
