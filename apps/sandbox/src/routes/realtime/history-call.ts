import type { Entry } from '../../services/realtime/channel-log.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { isLater } from '../../services/realtime/timetokens.ts'
import type { Call } from './call.ts'

const MAXIMUM = 100
const MAXIMUM_WITH_ACTIONS = 25

/**
 * `/v3/history/sub-key/{s}/channel/{ch}`, with actions or without: the newest stored messages between `start`, which is
 * excluded, and `end`, the oldest first. The sandbox has no actions (docs/contract/realtime.md, 'History').
 */
export function history({ log }: Realtime, call: Call): Response | undefined {
  const [, family, , , noun, channel = ''] = call.path
  if (noun !== 'channel') return undefined
  const isWithActions = family === 'history-with-actions'
  const max = atMost(isWithActions ? MAXIMUM_WITH_ACTIONS : MAXIMUM, call.query.get('max'))
  const between = log.stored(channel).filter((entry) => isBetween(entry, call.query))
  const entries = between.slice(-max)
  const [oldest] = entries
  const more =
    isWithActions && oldest && between.length > entries.length
      ? { more: { url: olderPath(call, oldest), start: oldest.timetoken, max } }
      : {}
  const items = entries.map((entry) => item(entry, call.query))
  const channels = items.length > 0 ? { [channel]: items } : {}
  return call.reply({ status: 200, error: false, error_message: '', channels, ...more })
}

function isBetween({ timetoken }: Entry, query: URLSearchParams): boolean {
  const start = query.get('start')
  const end = query.get('end')
  return (start === null || isLater(start, timetoken)) && (end === null || !isLater(end, timetoken))
}

/** Returns the path of the same request for older entries. */
function olderPath({ path, query }: Call, { timetoken }: Entry): string {
  const next = new URLSearchParams(query)
  next.set('start', timetoken)
  return `/${path.map(encodeURIComponent).join('/')}?${next}`
}

/** Returns the requested number, at most `cap`; `cap` if the request has no valid number. */
function atMost(cap: number, asked: string | null): number {
  return Math.min(/^[1-9]\d*$/.test(asked ?? '') ? Number(asked) : cap, cap)
}

function item(entry: Entry, query: URLSearchParams) {
  return {
    message: entry.payload,
    timetoken: entry.timetoken,
    ...(query.get('include_uuid') === 'true' && { uuid: entry.publisher }),
    ...(query.get('include_message_type') === 'true' && { message_type: entry.mark ?? null }),
    ...(query.get('include_meta') === 'true' && { meta: entry.userMetadata ?? '' }),
  }
}
