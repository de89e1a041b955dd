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
  /** Number of malformed entries; the others are delivered all the same. */
  readonly rejected: number
}

/** Parses a response of the subscribe call; undefined for anything else. Malformed entries are skipped and counted. */
export function parseSubscribeResponse(body: unknown): SubscribeResponse | undefined {
  const cursor = cursorIn(body)
  const entries = typeof body === 'object' && body !== null && 'm' in body ? body.m : []
  if (cursor === undefined || !Array.isArray(entries)) return undefined
  const envelopes: Envelope[] = []
  for (const entry of entries) {
    const envelope = envelopeFrom(entry, cursor.timetoken)
    if (envelope !== undefined) envelopes.push(envelope)
  }
  return { cursor, envelopes, rejected: entries.length - envelopes.length }
}

function cursorIn(body: unknown): Cursor | undefined {
  if (typeof body !== 'object' || body === null || !('t' in body)) return undefined
  const timetoken = timeIn(body.t)
  if (timetoken === undefined || !isTimetoken(timetoken)) return undefined
  const region = typeof body.t === 'object' && body.t !== null && 'r' in body.t ? body.t.r : undefined
  // The service rejects a request with region 0.
  return { timetoken, region: typeof region === 'number' && region !== 0 ? region : 1 }
}

/** Parses one entry. Written by hand instead of with a schema: a busy channel sends thousands of these a second. */
function envelopeFrom(entry: unknown, answeredAt: Timetoken): Envelope | undefined {
  if (typeof entry !== 'object' || entry === null || !('c' in entry) || typeof entry.c !== 'string')
    return undefined
  const channel = entry.c
  const published = 'p' in entry ? entry.p : undefined
  return {
    channel,
    subscription: ('b' in entry && textIn(entry.b)) || undefined,
    timetoken: timeIn(published) ?? answeredAt,
    messageType: ('e' in entry && typeof entry.e === 'number' && MESSAGE_TYPES[entry.e]) || 'message',
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
