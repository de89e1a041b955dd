import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { requirePositional } from '../engagement/require.ts'
import { parseAs } from '../http/parse.ts'
import { listOf, maybeNumber, maybeText } from '../wire/fields.ts'
import type { ReceivedMessage } from './envelope.ts'
import { createMessageQueue } from './message-stream.ts'
import { nameLists, presenceChannel, requireName } from './names.ts'
import { type ChannelUser, hereNow } from './presence-calls.ts'
import { readyRealtimeOf } from './realtime.ts'

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

/** Options of {@link joinPresence}. */
export interface JoinPresenceOptions {
  /** Leaves the channel and ends the events without an error. Breaking out of the loop does so too. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Joins a channel and yields who joins and leaves it, starting with its occupants. Leaves the channel at the end.
 *
 * @throws ArgumentError without a channel
 * @throws RealtimeUnavailableError without real-time keys
 * @throws NotInitialisedError before `init`
 * @example for await (const { event } of joinPresence(engagement, 'lobby', { signal })) event //=> 'join'
 */
export async function* joinPresence(
  engagement: Engagement,
  channel: string,
  { signal }: JoinPresenceOptions = {},
): AsyncGenerator<PresenceEvent, void, undefined> {
  requirePositional('joinPresence', ['channel', '2nd'], channel)
  requireName('joinPresence', 'channel', channel)
  const realtime = readyRealtimeOf(engagement)
  realtime.requireService('Presence')
  if (signal?.aborted === true) return
  let hasDropped = false
  const queue = createMessageQueue<ReceivedMessage>({
    signal,
    onDrop() {
      hasDropped = true
    },
  })
  const lists = nameLists([channel, presenceChannel(channel)])
  // Ends as soon as the signal aborts, also without a pending `next`.
  queue.whenEnded(realtime.subscribe({ lists, receive: queue.push, end: queue.end }))
  /** The users on the channel, as far as reads and events have reported them. */
  const occupants = new Set<string>()
  const changesOf = (events: readonly PresenceEvent[]) => events.filter((event) => isChange(event, occupants))

  try {
    // Events that arrive during the first read wait in the queue, so none is lost between the two.
    yield* changesOf(await readChanges())
    while (!queue.isEnded) {
      await queue.whenReady()
      for (const envelope of queue.take()) {
        if (envelope.channel === channel) continue
        const { events = [], refresh } = parsePresenceMessage(channel, envelope.payload) ?? {}
        yield* changesOf(events)
        if (refresh) yield* changesOf(await readChanges())
        if (queue.isEnded) return
      }
      if (hasDropped) {
        hasDropped = false
        yield* changesOf(await readChanges())
      }
    }
  } finally {
    queue.end()
  }

  /** Reads the users on the channel. Returns how they differ from those known; nothing if the read fails. */
  async function readChanges(): Promise<readonly PresenceEvent[]> {
    try {
      const { users } = await hereNow(engagement, { channel, signal })
      return presenceDifference(channel, occupants, users)
    } catch (cause) {
      if (!queue.isEnded) {
        engagement.internals.warn({ message: `The users on ${channel} could not be read.`, cause })
      }
      return []
    }
  }
}

/** A parsed message of a presence channel. `refresh` is true if the summary was too large to send: read the occupants. */
interface PresenceMessage {
  readonly events: readonly PresenceEvent[]
  readonly refresh: boolean
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

/** Parses a message of a presence channel; undefined for anything else. */
function parsePresenceMessage(channel: string, payload: unknown): PresenceMessage | undefined {
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
function presenceDifference(
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

/** Applies an event to the users on a channel. Returns whether it changes something: it may have been part of a read before. */
function isChange(event: PresenceEvent, users: Set<string>): boolean {
  if (event.event === 'leave' || event.event === 'timeout') return users.delete(event.userId)
  if (event.event !== 'join') return true
  const isKnown = users.has(event.userId)
  users.add(event.userId)
  return !isKnown
}
