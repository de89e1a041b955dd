import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { readyRealtimeOf } from './realtime.ts'
import { epochMsOf } from './timetoken.ts'

/** The response of the time call: a timetoken as a number or as text. */
const timeSchema = z.tuple([z.coerce.number().check(z.positive())], z.unknown())

/**
 * Sets the engagement's clock from the real-time provider's time call, for a platform whose `Date` header scripts may not
 * read: `clockSkewMs` is undefined then. Sends one request, without the token.
 *
 * @throws EngagementError `realtime-unavailable` without real-time keys
 * @throws RealtimeError when the service does not respond
 * @throws InvalidBodyError when its response is not a time: check the real-time origin
 * @throws NotInitialisedError before `init`
 * @example if (engagement.clockSkewMs === undefined) await syncClock(engagement)
 */
export async function syncClock(
  engagement: Engagement,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { read } = readyRealtimeOf(engagement).service('The time call')
  const { clock } = engagement.internals
  const sentAt = clock.deviceNow()
  const [time] = await read(timeSchema, 'time', { path: ['time', '0'], isAnonymous: true, signal })
  const serverAt = epochMsOf(String(time))
  clock.observe({ serverAt, sentAt, receivedAt: clock.deviceNow(), granularityMs: 1 })
}
