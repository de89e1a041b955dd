import type { ClockReading } from '../http/platform-clock.ts'
import type { Engagement } from './engagement.ts'

/**
 * Narrows the engagement's clock with a response of the platform that something else received, such as a script that reads
 * before the client is loaded. Sends nothing. A response that the client receives later through `fetch` needs an
 * `Age` header; without one the client uses its date as the current time.
 *
 * @example observeClock(engagement, { serverAt: Date.parse(response.headers.get('date')), sentAt, receivedAt })
 */
export function observeClock(engagement: Engagement, reading: ClockReading): void {
  engagement.internals.clock.observe(reading)
}
