import type { Engagement } from '../../engagement/engagement.ts'
import type { ReadMissed, ReadMissedOptions } from '../../resources/timeline.ts'
import type { Widget } from '../../wire/widget.ts'
import { realtimeConfigOf } from '../service/realtime-config.ts'
import { timetokenAt } from '../stream/timetoken.ts'
import { fetchHistory } from './fetch-history.ts'

/** Last digits of the time from which history is read, as the platform's own client sends them. */
const FRACTION = '0111'

/**
 * Returns the `readMissed` option of `getPostedWidgets`: it reads the widgets published while a cache kept a page, newest first,
 * in their newest version. Without real-time keys there is no history, and it returns nothing.
 *
 * @example getPostedWidgets(engagement, { program, readMissed: readMissed(engagement) })
 */
export function readMissed(engagement: Engagement): ReadMissed {
  return async ({ channel, sinceAt, signal }: ReadMissedOptions): Promise<readonly Widget[]> => {
    if (realtimeConfigOf(engagement) === undefined) return []
    const published = await fetchHistory(engagement, { channel, end: timetokenAt(sinceAt, FRACTION), signal })
    const newest = new Map<string, Widget>()
    for (const message of [...published].reverse()) {
      if (message.type === 'widget' && !newest.has(message.payload.id))
        newest.set(message.payload.id, message.payload)
    }
    return [...newest.values()]
  }
}
