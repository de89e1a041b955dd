import * as z from 'zod/mini'
import { parseAs } from '../../http/parse.ts'
import { listOf } from '../../wire/fields.ts'
import { type Cursor, isTimetoken, type Timetoken } from './timetoken.ts'

/** The kinds of published messages. Regular messages have no mark on the wire. */
export const MESSAGE_TYPES = ['message', 'signal', 'object', 'action', 'file'] as const

/** The kind of a published message. */
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** One published message as it was received, before it is decrypted and typed. */
export interface Envelope {
  readonly channel: string
  /** The subscription that matched: the channel, a group or a wildcard. Absent if the service does not send it. */
  readonly subscription?: string | undefined
  readonly timetoken: Timetoken
  readonly messageType: MessageType
  readonly payload: unknown
  readonly publisher?: string | undefined
  readonly userMetadata?: unknown
  readonly customMessageType?: string | undefined
}

/** One response of the long poll. */
export interface SubscribeResponse {
  readonly cursor: Cursor
  readonly envelopes: readonly Envelope[]
  /** Number of malformed entries; the others are delivered. */
  readonly rejected: number
}

/** A response of the subscribe call: a time with its region, and entries. */
const responseSchema = /* @__PURE__ */ z.object({
  t: z.object({ t: z.string(), r: z.optional(z.unknown()) }),
  m: listOf(z.unknown()),
})

/** Parses a response of the subscribe call; undefined for anything else. Malformed entries are skipped and counted. */
export function parseSubscribeResponse(body: unknown): SubscribeResponse | undefined {
  const { data } = parseAs(responseSchema, body)
  if (!data || !isTimetoken(data.t.t)) return undefined
  const { t: timetoken, r: region } = data.t
  const envelopes: Envelope[] = []
  for (const entry of data.m) {
    const envelope = envelopeFrom(entry, timetoken)
    if (envelope !== undefined) envelopes.push(envelope)
  }
  // The service rejects a request with region 0.
  const cursor = { timetoken, region: typeof region === 'number' && region !== 0 ? region : 1 }
  return { cursor, envelopes, rejected: data.m.length - envelopes.length }
}

/** An entry, with the service's names. */
interface WireEntry {
  readonly c?: unknown
  readonly b?: unknown
  readonly p?: unknown
  readonly e?: unknown
  readonly d?: unknown
  readonly i?: unknown
  readonly u?: unknown
  readonly cmt?: unknown
}

/**
 * Parses one entry. Without a schema, because a busy channel sends 200,000 entries a second, and a schema would take a tenth of
 * the time of a message.
 */
function envelopeFrom(entry: unknown, answeredAt: Timetoken): Envelope | undefined {
  // `Object` also accepts values that are no objects, such as null.
  const { c: channel, b, p, e, d, i, u, cmt }: WireEntry = Object(entry)
  if (typeof channel !== 'string') return undefined
  const { t }: { readonly t?: unknown } = Object(p)
  return {
    channel,
    subscription: textIn(b) || undefined,
    timetoken: textIn(t) ?? answeredAt,
    messageType: (typeof e === 'number' && MESSAGE_TYPES[e]) || 'message',
    payload: d,
    publisher: textIn(i),
    userMetadata: u,
    customMessageType: textIn(cmt),
  }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
