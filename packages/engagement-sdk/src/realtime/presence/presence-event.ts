import * as z from 'zod/mini'
import { parseAs } from '../../http/parse.ts'
import { listOf, maybeNumber, maybeText } from '../../wire/fields.ts'
import type { ChannelUser } from './presence-calls.ts'

/** A user joined, left, timed out or changed their attributes. */
export interface PresenceChange {
  readonly event: 'join' | 'leave' | 'timeout' | 'attributesUpdate'
  readonly channel: string
  /** Profile id. */
  readonly userId: string
  readonly attributes?: unknown
  /** Users on the channel afterwards, if the service sends it. */
  readonly occupancy?: number | undefined
}

/** The summary of a busy channel; its changes are yielded one by one before it. */
export interface PresenceInterval {
  readonly event: 'interval'
  readonly channel: string
  readonly occupancy: number | undefined
}

/** An event of {@link joinPresence}. */
export type PresenceEvent = PresenceChange | PresenceInterval

/** A parsed message of a presence channel. `refresh` is true if the summary was too large to send: read the occupants. */
export interface PresenceMessage {
  readonly events: readonly PresenceEvent[]
  readonly refresh: boolean
}

const names = /* @__PURE__ */ listOf(/* @__PURE__ */ z.string())
const presenceMessageSchema = /* @__PURE__ */ z.object({
  action: z.string(),
  uuid: maybeText,
  occupancy: maybeNumber,
  data: z.optional(z.unknown()),
  state: z.optional(z.unknown()),
  join: names,
  leave: names,
  timeout: names,
  here_now_refresh: z._default(z.boolean(), false),
})

/** Changes by the name that the service uses. */
const CHANGES: Readonly<Record<string, PresenceChange['event']>> = {
  join: 'join',
  leave: 'leave',
  timeout: 'timeout',
  'state-change': 'attributesUpdate',
}

/** Parses a message of a presence channel; undefined for anything else. */
export function parsePresenceMessage(channel: string, payload: unknown): PresenceMessage | undefined {
  const { data: message } = parseAs(presenceMessageSchema, payload)
  if (!message) return undefined
  const { uuid: userId } = message
  const occupancy = message.occupancy ?? undefined
  const event = CHANGES[message.action]
  if (event !== undefined && userId != null) {
    const change = { event, channel, userId, attributes: message.data ?? message.state, occupancy }
    return { events: [change], refresh: false }
  }
  if (message.action !== 'interval') return undefined
  const changes = (['join', 'leave', 'timeout'] as const).flatMap((name) =>
    message[name].map((each): PresenceChange => ({ event: name, channel, userId: each })),
  )
  return {
    events: [...changes, { event: 'interval', channel, occupancy }],
    refresh: message.here_now_refresh,
  }
}

/** Returns the changes between two reads of a channel's occupants. */
export function presenceDifference(
  channel: string,
  before: ReadonlySet<string>,
  now: readonly ChannelUser[],
): readonly PresenceChange[] {
  const present = new Set(now.map(({ userId }) => userId))
  const left = [...before].filter((userId) => !present.has(userId))
  const joined = now.filter(({ userId }) => !before.has(userId))
  return [
    ...left.map((userId): PresenceChange => ({ event: 'leave', channel, userId, occupancy: present.size })),
    ...joined.map((user): PresenceChange => ({ event: 'join', channel, ...user, occupancy: present.size })),
  ]
}
