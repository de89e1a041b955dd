import type { Engagement } from '../../engagement/engagement.ts'
import { createListeners } from '../../engagement/events.ts'
import { readyHubOf } from '../connection/hub-of.ts'
import { type MessagesOptions, messages } from './messages.ts'
import type { RealtimeMessage } from './realtime-message.ts'

/**
 * Calls a listener for everything published on one or several channels, until the returned function is called, the signal
 * is aborted or the engagement is disposed. `messages` is the same as an iterator. A listener that throws is a `warning`, and
 * it still receives the next message.
 *
 * @throws ArgumentError without an engagement
 * @throws NotInitialisedError before `init`
 * @example
 * const stop = onMessage(engagement, channel, (message) => {
 *   if (message.type === 'widget') show(message.payload)
 * })
 */
export function onMessage(
  engagement: Engagement,
  channel: string | readonly string[],
  listener: (message: RealtimeMessage) => void,
  options: MessagesOptions = {},
): () => void {
  readyHubOf(engagement)
  const { warn } = engagement.internals
  const listeners = createListeners<RealtimeMessage>((cause) =>
    warn({ message: 'A real-time listener threw.', cause }),
  )
  listeners.add(listener)
  const stream = messages(engagement, channel, options)
  const deliver = async () => {
    for await (const message of stream) listeners.emit(message)
  }
  deliver().catch((cause) => warn({ message: 'A real-time stream ended.', cause }))
  return () => void stream.return()
}
