import type { Engagement } from '../../engagement/engagement.ts'
import type { RealtimeMessage } from '../stream/realtime-message.ts'
import { type FetchHistoryOptions, fetchHistory } from './fetch-history.ts'

/**
 * Yields the history of a channel page by page, the newest page first; within a page the oldest message is first. Each page
 * is one request, sent when the page is requested.
 *
 * @param options as for `fetchHistory`; `max` is the size of a page, `start` and `end` limit the time
 * @throws ArgumentError without a channel, or for a `start` or `end` that is no time of the service
 * @throws RealtimeUnavailableError without real-time keys
 * @throws RealtimeError when the service refuses
 * @example
 * for await (const page of historyPages(engagement, { channel })) older.unshift(...page)
 */
export async function* historyPages(
  engagement: Engagement,
  options: FetchHistoryOptions,
): AsyncGenerator<readonly RealtimeMessage[], void, undefined> {
  let { start } = options ?? {}
  for (;;) {
    const page = await fetchHistory(engagement, { ...options, start })
    const oldest = page[0]?.timetoken
    // A service that ignores `start` would repeat its page for ever.
    if (oldest === undefined || oldest === start) return
    yield page
    start = oldest
  }
}
