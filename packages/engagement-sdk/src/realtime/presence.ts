import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { requireArgument, requireProperties } from '../engagement/require.ts'
import { parseAs } from '../http/parse.ts'
import { listOf, maybeNumber, maybeText } from '../wire/fields.ts'
import { presenceChannel } from './envelope.ts'
import { failureOf } from './errors.ts'
import { createStream } from './messages.ts'
import { readyRealtimeOf } from './realtime.ts'
import { requireSegment } from './service.ts'

/** The users on a channel. */
export interface ChannelPresence {
  /** Number of users; 0 also if the service does not track the channel. */
  readonly occupancy: number
  /** Profile ids. */
  readonly userIds: readonly string[]
}

/** The names in a list of texts, or of objects with a user's id and attributes. Anything else is left out. */
const names = z.pipe(
  listOf(z.unknown()),
  z.transform((items: unknown[]) =>
    items.flatMap((item): readonly string[] => {
      const { uuid = item }: { readonly uuid?: unknown } = Object(item)
      return typeof uuid === 'string' ? [uuid] : []
    }),
  ),
)
const hereSchema = z.object({ occupancy: z._default(z.number(), 0), uuids: names })
const whereSchema = z.object({ payload: z.optional(z.object({ channels: names })) })

/**
 * Returns the users on a channel. The service's response may be 3 s old.
 *
 * @example (await hereNow(engagement, { channel: 'lobby' })).occupancy //=> 3
 */
export async function hereNow(
  engagement: Engagement,
  options: { readonly channel: string; readonly signal?: AbortSignal | undefined },
): Promise<ChannelPresence> {
  requireProperties('hereNow', options, ['channel'])
  const { channel, signal } = options
  const { read, subscribeKey } = readyRealtimeOf(engagement).service('Presence')
  const path = ['v2', 'presence', 'sub-key', subscribeKey, 'channel', channel]
  const { occupancy, uuids: userIds } = await read(hereSchema, 'presence', { path, signal })
  return { occupancy, userIds }
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
  const { read, subscribeKey } = readyRealtimeOf(engagement).service('Presence')
  const path = ['v2', 'presence', 'sub-key', subscribeKey, 'uuid', userId]
  const { payload } = await read(whereSchema, 'presence', { path, signal })
  return payload?.channels ?? []
}

/** Least time after a failed read of the users: a busy channel has many events a second. */
const READ_AGAIN_MS = 10_000

/** A user joined, left or timed out. */
export interface PresenceEvent {
  readonly event: 'join' | 'leave' | 'timeout'
  readonly channel: string
  /** Profile id. */
  readonly userId: string
  /** Users on the channel afterwards, if the service sends it. */
  readonly occupancy?: number | undefined
}

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
  return createStream(signal, (queue) => {
    requireArgument('joinPresence', 'Missing "channel" as 2nd argument.', channel)
    requireSegment('channel', channel)
    const realtime = readyRealtimeOf(engagement)
    realtime.service('Presence')
    realtime.subscribe({ ...queue, channels: [channel, presenceChannel(channel)], position: undefined })
    const { clock, warn } = engagement.internals
    /** The users on the channel, as far as reads and events have reported them. */
    const occupants = new Set<string>()
    /** When the users must be read, on the clock of the device: at first, and when a read is due. */
    let readAt = 0
    /** Called after dropped events, and after a summary that was too large to send. A read that failed keeps its wait. */
    const readSoon = () => {
      if (readAt === Number.POSITIVE_INFINITY) readAt = 0
    }

    /** Returns what a message on the presence channel changes: one event, or a summary of many on a busy channel. */
    function eventsIn(payload: unknown): readonly PresenceEvent[] {
      const { data: message } = parseAs(presenceMessageSchema, payload)
      if (!message) return []
      const { action, uuid, occupancy } = message
      if (message.here_now_refresh) readSoon()
      return (['join', 'leave', 'timeout'] as const).flatMap((event) =>
        changes(event, action === event && uuid ? [uuid] : message[event], occupancy ?? undefined),
      )
    }

    /** Applies an event to the occupants. Returns it for those whom it changes: it may have been part of a read before. */
    function changes(
      event: PresenceEvent['event'],
      userIds: readonly string[],
      occupancy: number | undefined,
    ): readonly PresenceEvent[] {
      return userIds.flatMap((userId) => {
        const isJoin = event === 'join'
        if (occupants.has(userId) === isJoin) return []
        if (isJoin) occupants.add(userId)
        else occupants.delete(userId)
        return [{ event, channel, userId, occupancy }]
      })
    }

    /** Reads the users on the channel. Returns how they differ from those known; nothing if the read fails. */
    async function readChanges(): Promise<readonly PresenceEvent[]> {
      try {
        const { userIds } = await hereNow(engagement, { channel, signal: queue.ended })
        const present = new Set(userIds)
        const left = [...occupants].filter((userId) => !present.has(userId))
        return [...changes('leave', left, present.size), ...changes('join', userIds, present.size)]
      } catch (cause) {
        const { retryable, retryAfterMs = 0 } = failureOf(cause)
        if (retryable) readAt = clock.deviceNow() + Math.max(retryAfterMs, READ_AGAIN_MS)
        if (!queue.ended.aborted) warn({ message: `The users on ${channel} could not be read.`, cause })
        return []
      }
    }

    return {
      onDrop: readSoon,
      async read(messages) {
        const events = messages.flatMap((each) => (each.channel === channel ? [] : eventsIn(each.payload)))
        if (clock.deviceNow() < readAt) return events
        readAt = Number.POSITIVE_INFINITY
        // Events that arrive meanwhile wait in the queue, so none is lost between the two.
        return [...events, ...(await readChanges())]
      },
    }
  })
}

/** A message of a presence channel, with the service's names. */
const presenceMessageSchema = z.object({
  action: z.enum(['join', 'leave', 'timeout', 'interval']),
  uuid: maybeText,
  occupancy: maybeNumber,
  join: names,
  leave: names,
  timeout: names,
  /** The summary was too large to send: the occupants must be read. */
  here_now_refresh: z._default(z.boolean(), false),
})
