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

const envelopeSchema = /* @__PURE__ */ z.object({
  c: z.string(),
  b: z.nullish(z.string()),
  d: z.optional(z.unknown()),
  e: z.nullish(z.number()),
  i: z.nullish(z.string()),
  p: z.nullish(z.object({ t: z.string() })),
  u: z.optional(z.unknown()),
  cmt: z.nullish(z.string()),
})

/** Reads an answer of the subscribe call; `undefined` where it is none. One bad entry costs that entry only. */
export function subscribeAnswer(body: unknown): SubscribeAnswer | undefined {
  const answer = answerSchema.safeParse(body)
  if (!answer.success || !isTimetoken(answer.data.t.t)) return undefined
  const { t, m } = answer.data
  const envelopes = m.flatMap((entry) => envelopeFrom(entry, t.t))
  // A region of zero is refused when it is sent back.
  return { cursor: { timetoken: t.t, region: t.r || 1 }, envelopes, rejected: m.length - envelopes.length }
}

function envelopeFrom(entry: unknown, answeredAt: Timetoken): readonly Envelope[] {
  const read = envelopeSchema.safeParse(entry)
  if (!read.success) return []
  const { c, b, d, e, i, p, u, cmt } = read.data
  return [
    {
      channel: c,
      subscription: b ?? c,
      timetoken: p?.t ?? answeredAt,
      sort: MESSAGE_SORTS[e ?? 0] ?? 'message',
      payload: d,
      publisher: i ?? undefined,
      userMetadata: u,
      customMessageType: cmt ?? undefined,
    },
  ]
}
