import type { Engagement } from '../../engagement/engagement.ts'
import { requireArgument, requirePositional } from '../../resources/require-arguments.ts'
import { readyHubOf } from '../connection/realtime-of.ts'
import { startTimelineFallback } from '../connection/timeline-fallback.ts'
import { createMessageQueue } from './message-queue.ts'
import { createMessageStream, type StreamSource } from './message-stream.ts'
import { type RealtimeMessage, realtimeMessage } from './realtime-message.ts'
import { requireTimetoken } from './require-timetoken.ts'
import type { ReceivedMessage } from './subscribers.ts'
import { isEmpty, subscriptionLists } from './subscription-lists.ts'
import type { Timetoken } from './timetoken.ts'

/** Options of {@link messages}. */
export interface MessagesOptions {
  /** Ends the stream, quietly. Breaking out of the loop is the only other way. */
  readonly signal?: AbortSignal | undefined
  /**
   * Programs whose timelines are polled while real-time is missing or down, and always when no channel is given. The first
   * look tells each widget of the newest page as updated, since any of them may have changed after it was read.
   * @default none
   */
  readonly programIds?: readonly string[] | undefined
  /** Starts after this time instead of now. */
  readonly since?: Timetoken | undefined
  /** Channel groups beside the channels. @default none */
  readonly groups?: readonly string[] | undefined
}

/**
 * Everything published on one or several channels, in order, once, across lost connections. All streams of an
 * engagement share one connection; where it stands is told by `realtimeConnection`. Without real-time keys, and while
 * it has given up, the timelines of `programIds` are polled instead, until it is back. Listening begins with the first `next`. At most
 * 10 000 messages wait for a slow reader: then the oldest half is dropped with a warning, and no other reader is held up.
 *
 * @throws ArgumentError for a name that is missing, or a `since` that is no time of the service
 * @throws NotInitialisedError before `init`
 * @example
 * for await (const message of messages(engagement, channel, { signal })) {
 *   if (message.type === 'widget') show(message.payload)
 * }
 */
export function messages(
  engagement: Engagement,
  channel: string | readonly string[],
  options: MessagesOptions = {},
): AsyncGenerator<RealtimeMessage, void, undefined> {
  const { signal, programIds = [], since, groups } = options

  function open(): StreamSource<ReceivedMessage | RealtimeMessage> | undefined {
    const lists = subscriptionLists([channel].flat(), groups)
    const hasNoSource = isEmpty(lists) && programIds.length === 0
    for (const name of hasNoSource ? [undefined] : lists.channels)
      requirePositional('messages', ['channel', '2nd'], name)
    for (const name of lists.groups) requireArgument('messages', 'group', name)
    requireTimetoken('messages', 'since', since)
    const hub = readyHubOf(engagement)
    if (signal?.aborted === true) return undefined
    const queue = createMessageQueue<ReceivedMessage | RealtimeMessage>({
      signal,
      onDrop: (count) =>
        engagement.internals.warn({
          message: `${count} real-time messages were dropped: their reader is too slow. Take them as they come.`,
        }),
    })
    const fallback = startTimelineFallback(engagement, hub, {
      programIds,
      isAlwaysNeeded: isEmpty(lists),
      onMessage: queue.push,
    })
    const receive = (message: ReceivedMessage): void => {
      if (!fallback.hasAnnounced(message)) queue.push(message)
    }
    const leave = hub.subscribe({ lists, since, receive, end: queue.end })
    return {
      queue,
      close() {
        fallback.stop()
        leave()
      },
    }
  }

  return createMessageStream(open, (item) => ('type' in item ? item : realtimeMessage(item)))
}
