import type { Engagement } from '../../engagement/engagement.ts'
import { requirePositional } from '../../engagement/require.ts'
import { readyHubOf } from '../connection/hub-of.ts'
import { createMessageQueue } from '../stream/message-queue.ts'
import { requireName } from '../stream/require-name.ts'
import type { ReceivedMessage } from '../stream/subscribers.ts'
import { subscriptionLists } from '../stream/subscription-lists.ts'
import { createOccupants } from './occupants.ts'
import { hereNow } from './presence-calls.ts'
import { presenceChannel } from './presence-channel.ts'
import { type PresenceEvent, parsePresenceMessage, presenceDifference } from './presence-event.ts'

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
  const hub = readyHubOf(engagement)
  hub.requireService('Presence')
  if (signal?.aborted === true) return
  let hasDropped = false
  const queue = createMessageQueue<ReceivedMessage>({
    signal,
    onDrop() {
      hasDropped = true
    },
  })
  const lists = subscriptionLists([channel, presenceChannel(channel)])
  // Ends as soon as the signal aborts, also without a pending `next`.
  queue.whenEnded(hub.subscribe({ lists, receive: queue.push, end: queue.end }))
  const occupants = createOccupants()

  try {
    // Events that arrive during the first read wait in the queue, so none is lost between the two.
    yield* occupants.apply(await readChanges())
    while (!queue.isEnded) {
      await new Promise<void>(queue.whenReady)
      for (const envelope of queue.take()) {
        if (envelope.channel === channel) continue
        const { events = [], refresh } = parsePresenceMessage(channel, envelope.payload) ?? {}
        yield* occupants.apply(events)
        if (refresh) yield* occupants.apply(await readChanges())
        if (queue.isEnded) return
      }
      if (hasDropped) {
        hasDropped = false
        yield* occupants.apply(await readChanges())
      }
    }
  } finally {
    queue.end()
  }

  /** Reads the users on the channel. Returns how they differ from those known; nothing if the read fails. */
  async function readChanges(): Promise<readonly PresenceEvent[]> {
    try {
      const { users } = await hereNow(engagement, { channel, signal })
      return presenceDifference(channel, occupants.userIds, users)
    } catch (cause) {
      if (!queue.isEnded) {
        engagement.internals.warn({ message: `The users on ${channel} could not be read.`, cause })
      }
      return []
    }
  }
}
