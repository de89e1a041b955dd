import type { Engagement } from '../../engagement/engagement.ts'
import { requirePositional } from '../../resources/require-arguments.ts'
import { readyHubOf } from '../connection/realtime-of.ts'
import { createMessageQueue } from '../stream/message-queue.ts'
import type { ReceivedMessage } from '../stream/subscribers.ts'
import { subscriptionLists } from '../stream/subscription-lists.ts'
import { hereNow } from './presence-calls.ts'
import { presenceChannel } from './presence-channel.ts'
import { type PresenceEvent, parsePresenceMessage, presenceDifference } from './presence-event.ts'

/** Options of {@link joinPresence}. */
export interface JoinPresenceOptions {
  /** Leaves the channel and ends the events, quietly. Breaking out of the loop is the only other way. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Joins a channel and tells who comes and goes, beginning with everybody who is there already. Leaves it at the end.
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
  const hub = readyHubOf(engagement)
  hub.service('Presence')
  if (signal?.aborted === true) return
  let isBehind = false
  const queue = createMessageQueue<ReceivedMessage>({
    signal,
    onDrop() {
      isBehind = true
    },
  })
  const lists = subscriptionLists([channel, presenceChannel(channel)])
  const leave = hub.subscribe({ lists, receive: queue.push, end: queue.end })
  // At once, whether the caller asks for the next event or not.
  queue.whenEnded(leave)
  const occupants = new Set<string>()

  try {
    // What happens while the first look is under way waits in the queue, so nobody is missed between the two.
    yield* look()
    while (!queue.isEnded) {
      await new Promise<void>(queue.whenReady)
      for (const envelope of queue.take()) {
        const news =
          envelope.channel === channel ? undefined : parsePresenceMessage(channel, envelope.payload)
        for (const event of news?.events ?? []) yield* announced(event)
        if (news?.refresh === true) yield* look()
        if (queue.isEnded) return
      }
      // Events were dropped, so who is there is read instead.
      if (isBehind) {
        isBehind = false
        yield* look()
      }
    }
  } finally {
    queue.end()
  }

  async function* look(): AsyncGenerator<PresenceEvent, void, undefined> {
    try {
      const { users } = await hereNow(engagement, { channel, signal })
      for (const event of presenceDifference(channel, occupants, users)) yield* announced(event)
    } catch (cause) {
      if (queue.isEnded) return
      engagement.internals.warn({ message: `Who is on ${channel} could not be read.`, cause })
    }
  }

  /** A join that the first look has told already is not told again. */
  function* announced(event: PresenceEvent): Generator<PresenceEvent, void, undefined> {
    if (event.event === 'join') {
      if (occupants.has(event.userId)) return
      occupants.add(event.userId)
    } else if (event.event === 'leave' || event.event === 'timeout') {
      if (!occupants.delete(event.userId)) return
    }
    yield event
  }
}
