import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties } from '../engagement/require.ts'
import { isEngagementError } from '../errors/errors.ts'
import type { ReadMissed } from '../resources/timeline.ts'
import { type RealtimeMessage, readEntries } from './envelope.ts'
import { readyRealtimeOf } from './realtime.ts'
import { requireTimetoken, type Timetoken, timetokenAt } from './timetoken.ts'

/** Options of {@link fetchHistory}. */
export interface FetchHistoryOptions {
  readonly channel: string
  /** Older than this. */
  readonly start?: Timetoken | undefined
  /** At this or newer. */
  readonly end?: Timetoken | undefined
  /** How many of the newest messages, 100 at most. More than 25 use the plain history call. @default 25 */
  readonly max?: number | undefined
  readonly signal?: AbortSignal | undefined
}

const MAXIMUM = 100
/** The platform's own client reads history only with actions, and that call returns 25 messages at most. */
const MAXIMUM_WITH_ACTIONS = 25

const historySchema = z.object({
  channels: z._default(z.record(z.string(), z.array(z.unknown())), {}),
})

/**
 * Returns the messages of a channel, oldest first.
 *
 * @throws ArgumentError for a `start` or `end` that is no time of the service
 * @example (await fetchHistory(engagement, { channel, max: 1 }))[0]?.event //=> 'text-prediction-created'
 */
export async function fetchHistory(
  engagement: Engagement,
  options: FetchHistoryOptions,
): Promise<readonly RealtimeMessage[]> {
  requireProperties('fetchHistory', options, ['channel'])
  const { channel, start, end, signal } = options
  requireTimetoken('fetchHistory', 'start', start)
  requireTimetoken('fetchHistory', 'end', end)
  const realtime = readyRealtimeOf(engagement)
  const { read, subscribeKey } = realtime.service('History')
  const max = Math.min(Math.max(Math.trunc(options.max ?? MAXIMUM_WITH_ACTIONS), 1), MAXIMUM)
  const family = max > MAXIMUM_WITH_ACTIONS ? 'history' : 'history-with-actions'
  const path = ['v3', family, 'sub-key', subscribeKey, 'channel', channel]
  const query = {
    max,
    start,
    end,
    string_message_token: true,
    include_uuid: true,
    include_meta: true,
    include_message_type: true,
  }
  const { channels } = await read(historySchema, 'history', { path, query, signal })
  const entries = Object.values(channels)
    .flat()
    .map((item) => entryFrom(item, channel))
  return readEntries(entries, { cipher: realtime.cipher, warn: engagement.internals.warn })
}

/** Returns a message of the history in the form of the subscribe call. */
function entryFrom(item: unknown, c: string): unknown {
  const { timetoken: t, message: d, message_type, uuid: i, meta: u } = Object(item)
  return { c, p: { t }, d, e: Number(message_type), i, u }
}

/**
 * Yields the history of a channel page by page, the newest page first; within a page the oldest message is first. Each page
 * is one request, sent when the page is requested.
 *
 * @param options as for `fetchHistory`; `max` is the size of a page, `start` and `end` limit the time
 * @throws ArgumentError for a `start` or `end` that is no time of the service
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

/** Returns the history as {@link fetchHistory} does; none without real-time keys. */
export async function availableHistory(
  engagement: Engagement,
  options: FetchHistoryOptions,
): Promise<readonly RealtimeMessage[]> {
  try {
    return await fetchHistory(engagement, options)
  } catch (error) {
    if (isEngagementError(error) && error.code === 'realtime-unavailable') return []
    throw error
  }
}

/** Last digits of the time from which history is read, as the platform's own client sends them. */
const FRACTION = '0111'

/**
 * Returns the `readMissed` option of `getPostedWidgets`: it reads the widgets published while a cache kept a page, newest first.
 * Without real-time keys there is no history, and it returns nothing.
 *
 * @example getPostedWidgets(engagement, { program, readMissed: readMissed(engagement) })
 */
export function readMissed(engagement: Engagement): ReadMissed {
  return async ({ channel, sinceAt, signal }) => {
    const end = timetokenAt(sinceAt, FRACTION)
    const published = await availableHistory(engagement, { channel, end, signal })
    return published.flatMap(({ type, payload }) => (type === 'widget' ? [payload] : [])).reverse()
  }
}
