import type { Context } from 'hono'
import type { Entry } from '../../services/realtime/channel-log.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { isLater } from '../../services/realtime/timetokens.ts'
import { channelOf, reply } from './call.ts'

const MAXIMUM = 100
const MAXIMUM_WITH_ACTIONS = 25

/**
 * Answers with the newest stored messages between `start`, which is excluded, and `end`, the oldest first. The sandbox has no
 * actions (docs/contract/realtime.md, 'History').
 */
export function history({ log }: Realtime, c: Context): Response {
  const channel = channelOf(c)
  const { start, end, max: asked = '', ...include } = c.req.query()
  const cap = c.req.path.startsWith('/v3/history-with-actions/') ? MAXIMUM_WITH_ACTIONS : MAXIMUM
  const max = /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), cap) : cap
  const entries = log
    .stored(channel)
    .filter(
      ({ timetoken }) =>
        (start === undefined || isLater(start, timetoken)) && (end === undefined || !isLater(end, timetoken)),
    )
    .slice(-max)
  const channels = entries.length > 0 ? { [channel]: entries.map((entry) => itemOf(entry, include)) } : {}
  return reply(c, { status: 200, error: false, error_message: '', channels })
}

function itemOf(entry: Entry, include: Readonly<Record<string, string>>) {
  return {
    message: entry.payload,
    timetoken: entry.timetoken,
    ...(include['include_uuid'] === 'true' && { uuid: entry.publisher }),
    ...(include['include_message_type'] === 'true' && { message_type: entry.mark ?? null }),
    ...(include['include_meta'] === 'true' && { meta: entry.userMetadata ?? '' }),
  }
}
