import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { requirePositional, requireProperties } from '../engagement/require.ts'
import { parseAs, type Schema } from '../http/parse.ts'
import type { Query } from '../http/url.ts'
import { listOf, maybeNumber, maybeText } from '../wire/fields.ts'
import { presenceChannel, type ReceivedMessage } from './envelope.ts'
import { readyRealtimeOf } from './realtime.ts'
import { encodeName, requireChannelName } from './service.ts'
import { createStream, type Queue } from './stream.ts'

/** A user on a channel. */
export interface ChannelUser {
  /** Profile id. */
  readonly userId: string
  /** The user's attributes on the channel, if they have set any. */
  readonly attributes?: unknown
}

/** The users on a channel. */
export interface ChannelPresence {
  /** Number of users; 0 also if the service does not track the channel. */
  readonly occupancy: number
  readonly users: readonly ChannelUser[]
}

/** Arguments of a presence call about one channel. */
export interface ChannelOptions {
  readonly channel: string
  readonly signal?: AbortSignal | undefined
}

const userSchema = z.object({ uuid: z.string(), state: z.optional(z.unknown()) })
const hereSchema = z.object({ occupancy: z._default(z.number(), 0), uuids: listOf(z.unknown()) })
const whereSchema = z.object({ payload: z.optional(z.object({ channels: listOf(z.string()) })) })
const attributesSchema = z.object({ payload: z.optional(z.unknown()) })

/**
 * Returns the users on a channel. The service's response may be 3 s old.
 *
 * @example (await hereNow(engagement, { channel: 'lobby' })).occupancy //=> 3
 */
export async function hereNow(engagement: Engagement, options: ChannelOptions): Promise<ChannelPresence> {
  requireProperties('hereNow', options, ['channel'])
  const { channel, signal } = options
  const request = { tail: `channel/${encodeName(channel)}`, query: { state: 1 }, signal }
  const { occupancy, uuids } = await readPresence(engagement, hereSchema, request)
  // Entries are ids, or objects with attributes; anything else is skipped.
  const users = uuids.flatMap((each): readonly ChannelUser[] => {
    if (typeof each === 'string') return [{ userId: each }]
    const { data: user } = parseAs(userSchema, each)
    return user ? [{ userId: user.uuid, attributes: user.state }] : []
  })
  return { occupancy, users }
}

/**
 * Returns the channels that a profile is on.
 *
 * @example await whereNow(engagement, { userId: profile.id }) //=> ['lobby']
 */
export async function whereNow(
  engagement: Engagement,
  options: { readonly userId: string; readonly signal?: AbortSignal | undefined },
): Promise<readonly string[]> {
  requireProperties('whereNow', options, ['userId'])
  const { userId, signal } = options
  const request = { tail: `uuid/${encodeName(userId)}`, signal }
  const { payload } = await readPresence(engagement, whereSchema, request)
  return payload?.channels ?? []
}

/**
 * Sets the own attributes on a channel. They are sent again with every heartbeat until the channel has no subscriber
 * left. Returns what the service stored.
 *
 * @example await setPresenceAttributes(engagement, { channel: 'lobby', attributes: { team: 'Blues' } })
 */
export async function setPresenceAttributes(
  engagement: Engagement,
  options: ChannelOptions & { readonly attributes: Readonly<Record<string, unknown>> },
): Promise<unknown> {
  requireProperties('setPresenceAttributes', options, ['channel', 'attributes'])
  const { channel, attributes, signal } = options
  const realtime = readyRealtimeOf(engagement)
  const { userId } = realtime.requireService('Presence')
  const tail = `channel/${encodeName(channel)}/uuid/${encodeName(userId)}/data`
  const query = { state: JSON.stringify(attributes) }
  const { payload } = await readPresence(engagement, attributesSchema, { tail, query, signal })
  // Another player may be signed in when the response arrives.
  if (engagement.profile?.id === userId) realtime.attributes.set(channel, attributes)
  return payload ?? attributes
}

/**
 * Returns the attributes of a user on a channel, of the own profile by default; undefined if there are none.
 *
 * @example await getPresenceAttributes(engagement, { channel: 'lobby' }) //=> { team: 'Blues' }
 */
export async function getPresenceAttributes(
  engagement: Engagement,
  options: ChannelOptions & { readonly userId?: string | undefined },
): Promise<unknown> {
  requireProperties('getPresenceAttributes', options, ['channel'])
  const { channel, userId, signal } = options
  const id = userId ?? readyRealtimeOf(engagement).requireService('Presence').userId
  const tail = `channel/${encodeName(channel)}/uuid/${encodeName(id)}`
  return (await readPresence(engagement, attributesSchema, { tail, signal })).payload
}

/** Sends a presence call and reads its response. */
async function readPresence<Value>(
  engagement: Engagement,
  schema: Schema<Value>,
  { tail, ...call }: { tail: string; query?: Query; signal?: AbortSignal | undefined },
): Promise<Value> {
  const { read, subscribeKey } = readyRealtimeOf(engagement).requireService('Presence')
  return read(schema, 'presence', { ...call, path: `/v2/presence/sub-key/${subscribeKey}/${tail}` })
}

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

/**
 * Joins a channel and yields who joins and leaves it, starting with its occupants. Leaves the channel at the end: after a
 * `break`, or when the signal is aborted, which is no error.
 *
 * @example for await (const { event } of joinPresence(engagement, 'lobby', { signal })) event //=> 'join'
 */
export function joinPresence(
  engagement: Engagement,
  channel: string,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): AsyncGenerator<PresenceEvent, void, undefined> {
  /** The users on the channel, as far as reads and events have reported them. */
  const occupants = new Set<string>()
  /** Whether the users must be read: at first, after events were dropped, and after a summary that was too large to send. */
  let isReadDue = true
  let isOver = false

  function open(queue: Queue<ReceivedMessage | undefined>): () => void {
    requirePositional('joinPresence', ['channel', '2nd'], channel)
    requireChannelName('joinPresence', channel)
    const realtime = readyRealtimeOf(engagement)
    realtime.requireService('Presence')
    // Begins the first read. Events that arrive meanwhile wait in the queue, so none is lost between the two.
    queue.push(undefined)
    const channels = [channel, presenceChannel(channel)]
    const unsubscribe = realtime.subscribe({ channels, receive: queue.push, end: queue.end })
    return () => {
      isOver = true
      unsubscribe()
    }
  }

  async function read(items: readonly (ReceivedMessage | undefined)[]): Promise<readonly PresenceEvent[]> {
    const changes: PresenceEvent[] = []
    const add = (events: readonly PresenceEvent[]): void => {
      for (const event of events) if (isChange(event, occupants)) changes.push(event)
    }
    for (const item of items) {
      if (item === undefined || item.channel === channel) continue
      const { events = [], isRefresh = false } = parsePresenceMessage(channel, item.payload) ?? {}
      add(events)
      isReadDue ||= isRefresh
    }
    if (isReadDue) {
      isReadDue = false
      add(await readChanges())
    }
    return changes
  }

  /** Reads the users on the channel. Returns how they differ from those known; nothing if the read fails. */
  async function readChanges(): Promise<readonly PresenceEvent[]> {
    try {
      const { users } = await hereNow(engagement, { channel, signal })
      return presenceDifference(channel, occupants, users)
    } catch (cause) {
      if (!isOver) engagement.internals.warn({ message: `The users on ${channel} could not be read.`, cause })
      return []
    }
  }

  function onDrop(): void {
    isReadDue = true
  }

  return createStream({ signal, open, read, onDrop })
}

const names = listOf(z.string())
const presenceMessageSchema = z.object({
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

/**
 * Parses a message of a presence channel; undefined for anything else. `isRefresh` is true if the summary was too large to send:
 * then the occupants must be read.
 */
function parsePresenceMessage(
  channel: string,
  payload: unknown,
): { readonly events: readonly PresenceEvent[]; readonly isRefresh: boolean } | undefined {
  const { data: message } = parseAs(presenceMessageSchema, payload)
  if (!message) return undefined
  const { uuid: userId } = message
  const occupancy = message.occupancy ?? undefined
  const event = CHANGES[message.action]
  if (event !== undefined && userId != null) {
    const change = { event, channel, userId, attributes: message.data ?? message.state, occupancy }
    return { events: [change], isRefresh: false }
  }
  if (message.action !== 'interval') return undefined
  const changes = (['join', 'leave', 'timeout'] as const).flatMap((name) =>
    message[name].map((each): PresenceChange => ({ event: name, channel, userId: each })),
  )
  return {
    events: [...changes, { event: 'interval', channel, occupancy }],
    isRefresh: message.here_now_refresh,
  }
}

/** Returns the changes between two reads of a channel's occupants. */
function presenceDifference(
  channel: string,
  before: ReadonlySet<string>,
  now: readonly ChannelUser[],
): readonly PresenceChange[] {
  const present = new Set(now.map(({ userId }) => userId))
  const occupancy = present.size
  const left = [...before].filter((userId) => !present.has(userId))
  const joined = now.filter(({ userId }) => !before.has(userId))
  return [
    ...left.map((userId): PresenceChange => ({ event: 'leave', channel, userId, occupancy })),
    ...joined.map((user): PresenceChange => ({ event: 'join', channel, ...user, occupancy })),
  ]
}

/** Applies an event to the users on a channel. Returns whether it changes something: it may have been part of a read before. */
function isChange(event: PresenceEvent, users: Set<string>): boolean {
  if (event.event === 'leave' || event.event === 'timeout') return users.delete(event.userId)
  if (event.event !== 'join') return true
  const isKnown = users.has(event.userId)
  users.add(event.userId)
  return !isKnown
}
