import type { Entry } from '../../services/realtime/channel-log.ts'
import { historyOf } from '../../services/realtime/history.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { isLater } from '../../services/realtime/timetokens.ts'
import { type Call, namesIn } from './call.ts'

const OK = { status: 200, error: false, error_message: '' } as const
const ONE_CHANNEL_MAXIMUM = 100
const SEVERAL_CHANNELS_MAXIMUM = 25

/** `/v3/history/sub-key/{s}/channel/{chs}`, with actions or without: the sandbox has no actions (real-time contract, 1.7). */
export function history({ log }: Realtime, call: Call): Response | undefined {
  const [, family, , , noun, subject] = call.path
  if (noun === 'message-counts') return messageCounts({ log }, call)
  if (noun !== 'channel') return undefined
  const channels = namesIn(subject)
  const { start, end } = limits(call)
  if (call.method === 'DELETE') {
    const isWanted = (entry: Entry) => channels.includes(entry.channel)
    log.forget((entry) => isWanted(entry) && isWithin(entry, { start, end }))
    return call.reply(OK)
  }
  const isSingle = channels.length === 1 && family === 'history'
  const cap = isSingle ? ONE_CHANNEL_MAXIMUM : SEVERAL_CHANNELS_MAXIMUM
  const max = atMost(cap, call.query.get('max'))
  const found = channels.map((channel) => [channel, historyOf(log, channel, { start, end, max })] as const)
  const filled = found.filter(([, entries]) => entries.length > 0)
  const items = filled.map(
    ([channel, entries]) => [channel, entries.map((entry) => item(entry, call))] as const,
  )
  const oldest = family === 'history-with-actions' ? found[0]?.[1][0] : undefined
  const isCut = oldest && historyOf(log, oldest.channel, { start: oldest.timetoken, end, max: 1 }).length > 0
  const more = isCut && { url: olderPath(call, oldest), start: oldest.timetoken, max }
  return call.reply({ ...OK, channels: Object.fromEntries(items), ...(more && { more }) })
}

/** Returns the path of the same request for older entries. */
function olderPath({ path, query }: Call, { timetoken }: Entry): string {
  const next = new URLSearchParams(query)
  next.set('start', timetoken)
  return `/${path.map(encodeURIComponent).join('/')}?${next}`
}

/** `/v2/history/sub-key/{s}/channel/{ch}`: the old form. */
export function oldHistory({ log }: Realtime, call: Call): Response {
  const max = atMost(ONE_CHANNEL_MAXIMUM, call.query.get('count'))
  const entries = historyOf(log, call.path[5] ?? '', { ...limits(call), max })
  const withToken = call.query.get('include_token') === 'true'
  const items = entries.map(({ payload, timetoken }) =>
    withToken ? { message: payload, timetoken: Number(timetoken) } : payload,
  )
  const edge = (entry: Entry | undefined) => Number(entry?.timetoken ?? 0)
  return call.reply([items, edge(entries[0]), edge(entries.at(-1))])
}

function messageCounts({ log }: Pick<Realtime, 'log'>, call: Call): Response {
  const channels = namesIn(call.path[5])
  const single = call.query.get('timetoken')
  const each = call.query.get('channelsTimetoken')?.split(',') ?? []
  const counts = channels.map((channel, index) => {
    const since = single ?? each[index] ?? '0'
    return [channel, log.stored(channel).filter(({ timetoken }) => isLater(timetoken, since)).length] as const
  })
  return call.reply({ ...OK, channels: Object.fromEntries(counts) })
}

/** Returns the requested number, at most `cap`; `cap` if the request has no valid number. */
function atMost(cap: number, asked: string | null): number {
  return Math.min(/^[1-9]\d*$/.test(asked ?? '') ? Number(asked) : cap, cap)
}

function limits({ query }: Call) {
  return { start: query.get('start') ?? undefined, end: query.get('end') ?? undefined }
}

/** Deleting includes entries newer than `start` and up to `end`; reading is the other way round. */
function isWithin({ timetoken }: Entry, { start, end }: ReturnType<typeof limits>): boolean {
  return (start === undefined || isLater(timetoken, start)) && (end === undefined || !isLater(timetoken, end))
}

function item(entry: Entry, { query }: Call) {
  return {
    message: entry.payload,
    timetoken: entry.timetoken,
    ...(query.get('include_uuid') === 'true' && { uuid: entry.publisher }),
    ...(query.get('include_message_type') === 'true' && { message_type: entry.mark ?? null }),
    ...(query.get('include_meta') === 'true' && { meta: entry.userMetadata ?? '' }),
    ...(query.get('include_custom_message_type') === 'true' && {
      custom_message_type: entry.customMessageType ?? '',
    }),
  }
}
