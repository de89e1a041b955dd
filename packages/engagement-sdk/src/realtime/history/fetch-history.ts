import * as z from 'zod/mini'
import type { Engagement } from '../../engagement/engagement.ts'
import { requireProperties } from '../../engagement/require.ts'
import { parseBody } from '../../http/parse.ts'
import { maybeText } from '../../wire/fields.ts'
import { readyHubOf } from '../connection/hub-of.ts'
import { encodeName } from '../service/encode-name.ts'
import { requestDetails } from '../service/realtime-http.ts'
import { decryptEnvelopes } from '../stream/decrypt-envelopes.ts'
import { type Envelope, MESSAGE_TYPES } from '../stream/envelope.ts'
import { type RealtimeMessage, realtimeMessage } from '../stream/realtime-message.ts'
import { requireTimetoken } from '../stream/require-timetoken.ts'
import type { Timetoken } from '../stream/timetoken.ts'

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

const itemSchema = z.object({
  message: z.optional(z.unknown()),
  timetoken: z.unknown(),
  uuid: maybeText,
  message_type: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
})
const historySchema = z.object({ channels: z._default(z.record(z.string(), z.array(itemSchema)), {}) })

/**
 * Returns the messages of a channel, oldest first.
 *
 * @throws ArgumentError without a channel, or for a `start` or `end` that is no time of the service
 * @throws RealtimeUnavailableError without real-time keys
 * @throws RealtimeError when the service refuses
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
  const hub = readyHubOf(engagement)
  const { call, ...service } = hub.requireService('History')
  const max = Math.min(Math.max(Math.trunc(options.max ?? MAXIMUM_WITH_ACTIONS), 1), MAXIMUM)
  const family = max > MAXIMUM_WITH_ACTIONS ? 'history' : 'history-with-actions'
  const path = `/v3/${family}/sub-key/${service.subscribeKey}/channel/${encodeName(channel)}`
  const body = await call({
    path,
    query: {
      max,
      start,
      end,
      string_message_token: 'true',
      include_uuid: 'true',
      include_meta: 'true',
      include_message_type: 'true',
    },
    signal,
  })
  const { channels } = parseBody(historySchema, body, 'history', requestDetails(service, { path }))
  const envelopes = Object.values(channels)
    .flat()
    .map(
      ({ message, timetoken, uuid, message_type, meta }): Envelope => ({
        channel,
        subscription: channel,
        timetoken: String(timetoken),
        messageType: MESSAGE_TYPES[Number(message_type)] ?? 'message',
        payload: message,
        publisher: uuid ?? undefined,
        userMetadata: meta,
      }),
    )
  const received = await decryptEnvelopes(hub.options.cipher, envelopes)
  return received.map((each) => realtimeMessage(each))
}
