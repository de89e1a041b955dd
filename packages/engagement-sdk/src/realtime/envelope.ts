import * as z from 'zod/mini'
import { type Cursor, isTimetoken, type Timetoken } from './timetoken.ts'

/** What kind of thing was published. Regular messages carry no mark on the wire. */
export const MESSAGE_SORTS = ['message', 'signal', 'object', 'action', 'file'] as const

/** One of {@link MESSAGE_SORTS}. */
export type MessageSort = (typeof MESSAGE_SORTS)[number]

/** One published thing as it came, before it is decrypted and named. */
export interface Envelope {
  readonly channel: string
  /** The name that matched: the channel, a group or a wildcard. */
  readonly subscription: string
  readonly timetoken: Timetoken
  readonly sort: MessageSort
  readonly payload: unknown
  readonly publisher?: string | undefined
  readonly userMetadata?: unknown
  readonly customMessageType?: string | undefined
}

/** One answer of the long poll. */
export interface SubscribeAnswer {
  readonly cursor: Cursor
  readonly envelopes: readonly Envelope[]
  /** Entries that could not be read, with the reason; the others are delivered all the same. */
  readonly rejected: number
}

const answerSchema = /* @__PURE__ */ z.object({
  t: z.object({ t: z.string(), r: z.number() }),
  m: z._default(z.array(z.unknown()), []),
})

/** Reads an answer of the subscribe call; `undefined` where it is none. One bad entry costs that entry only. */
export function subscribeAnswer(body: unknown): SubscribeAnswer | undefined {
  const answer = answerSchema.safeParse(body)
  if (!answer.success || !isTimetoken(answer.data.t.t)) return undefined
  const { t, m } = answer.data
  const envelopes = m.map((entry) => envelopeFrom(entry, t.t)).filter((envelope) => envelope !== undefined)
  // A region of zero is refused when it is sent back.
  return { cursor: { timetoken: t.t, region: t.r || 1 }, envelopes, rejected: m.length - envelopes.length }
}

/** By hand, not by schema: a busy channel sends thousands of these a second. */
function envelopeFrom(entry: unknown, answeredAt: Timetoken): Envelope | undefined {
  if (typeof entry !== 'object' || entry === null || !('c' in entry) || typeof entry.c !== 'string')
    return undefined
  const channel = entry.c
  const published = 'p' in entry ? entry.p : undefined
  return {
    channel,
    subscription: ('b' in entry && textIn(entry.b)) || channel,
    timetoken: timeIn(published) ?? answeredAt,
    sort: ('e' in entry && typeof entry.e === 'number' && MESSAGE_SORTS[entry.e]) || 'message',
    payload: 'd' in entry ? entry.d : undefined,
    publisher: 'i' in entry ? textIn(entry.i) : undefined,
    userMetadata: 'u' in entry ? entry.u : undefined,
    customMessageType: 'cmt' in entry ? textIn(entry.cmt) : undefined,
  }
}

function timeIn(published: unknown): Timetoken | undefined {
  if (typeof published !== 'object' || published === null || !('t' in published)) return undefined
  return textIn(published.t)
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
