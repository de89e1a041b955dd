import type { Engagement } from '../engagement/engagement.ts'
import { unreadableError } from './errors.ts'
import { readyRealtimeOf } from './realtime.ts'
import { requestDetails } from './service.ts'

/** Options of {@link syncClock}. */
export interface SyncClockOptions {
  readonly signal?: AbortSignal | undefined
}

const TIME_PATH = '/time/0'
const UNITS_PER_MS = 10_000

/**
 * Sets the engagement's clock from the real-time provider's time call, for a platform whose `Date` header scripts may not
 * read: `clockSkewMs` is undefined then. Sends one request, without the token.
 *
 * @throws RealtimeUnavailableError without real-time keys
 * @throws RealtimeError when the service does not respond with a time
 * @throws NotInitialisedError before `init`
 * @example if (engagement.clockSkewMs === undefined) await syncClock(engagement)
 */
export async function syncClock(engagement: Engagement, { signal }: SyncClockOptions = {}): Promise<void> {
  const { call, ...service } = readyRealtimeOf(engagement).requireService('The time call')
  const { clock } = engagement.internals
  const sentAt = clock.deviceNow()
  const body = await call({ path: TIME_PATH, isAnonymous: true, signal })
  const units = Number(Array.isArray(body) ? body[0] : undefined)
  if (!(units > 0)) {
    throw unreadableError(
      'The time call has no timetoken in its response. Check the real-time origin: this is not the time endpoint’s format.',
      requestDetails(service, { path: TIME_PATH }),
      body,
    )
  }
  clock.observe({ serverAt: units / UNITS_PER_MS, sentAt, receivedAt: clock.deviceNow(), granularityMs: 1 })
}
