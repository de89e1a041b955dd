import type { Engagement } from '../engagement/engagement.ts'
import { requireArgument } from '../engagement/require.ts'
import { onAbort } from '../http/abort.ts'
import type { RealtimeMessage } from './envelope.ts'
import { startTimelineFallback } from './fallback.ts'
import { readyRealtimeOf } from './realtime.ts'
import { requireSegment } from './service.ts'
import type { Queue } from './subscriptions.ts'
import { requireTimetoken, type Timetoken } from './timetoken.ts'

/** Options of {@link messages}. */
export interface MessagesOptions<Payload = unknown> {
  /** Ends the stream without an error. Breaking out of the loop does so too. */
  readonly signal?: AbortSignal | undefined
  /**
   * Programs whose timelines are polled while real-time is missing or down, and always if no channel is given. Each time the
   * first poll yields every widget of the newest page as updated, because any of them may have changed after it was read.
   * @default none
   */
  readonly programIds?: readonly string[] | undefined
  /** Starts after this time instead of now. */
  readonly since?: Timetoken | undefined
  /**
   * Parses the payloads of type `other`, such as those of your own channels. A message for which it throws is left out
   * with a warning. @default payloads stay `unknown`
   */
  readonly parse?: ((payload: unknown) => Payload) | undefined
}

/** A stream of messages. */
export type MessageStream<Payload = unknown> = AsyncGenerator<RealtimeMessage<Payload>, void, undefined>

/**
 * Yields everything published on one or several channels, in order, once, across lost connections. All streams of an
 * engagement share one connection; `realtimeConnection` returns its state. Without real-time keys, and after real-time
 * gave up, the timelines of `programIds` are polled until it is connected again. The subscription starts with the first
 * `next`. At most 10 000 messages wait for a slow reader: then the oldest half is dropped with a warning, and no other
 * stream is delayed.
 *
 * @throws ArgumentError for a name that is missing or no text, or a `since` that is no timetoken
 * @throws NotInitialisedError before `init`
 * @example
 * for await (const message of messages(engagement, channel, { signal })) {
 *   if (message.type === 'widget') show(message.payload)
 * }
 */
export function messages<Payload>(
  engagement: Engagement,
  channel: string | readonly string[],
  options: MessagesOptions<Payload> & { readonly parse: (payload: unknown) => Payload },
): MessageStream<Payload>
export function messages(
  engagement: Engagement,
  channel: string | readonly string[],
  options?: MessagesOptions,
): MessageStream
export function messages(
  engagement: Engagement,
  channel: string | readonly string[],
  options: MessagesOptions = {},
): MessageStream {
  const { signal, programIds = [], since, parse } = options
  const channels = [channel].flat()

  /** Returns the message with its parsed payload; none if the parser throws. */
  function parsed(message: RealtimeMessage): readonly RealtimeMessage[] {
    if (message.type !== 'other' || parse === undefined) return [message]
    try {
      return [{ ...message, payload: parse(message.payload) }]
    } catch (cause) {
      const text = `A real-time message on ${message.channel} could not be parsed and was left out.`
      engagement.internals.warn({ message: text, cause })
      return []
    }
  }

  return createStream(signal, (queue) => {
    for (const name of channels.length + programIds.length === 0 ? [undefined] : channels) {
      requireArgument('messages', 'Missing "channel" as 2nd argument.', name)
      requireSegment('channel', name)
    }
    requireTimetoken('messages', 'since', since)
    const realtime = readyRealtimeOf(engagement)
    const { hasYielded } = startTimelineFallback(engagement, {
      programIds,
      connection: channels.length === 0 ? undefined : realtime.connection,
      onMessage: queue.receive,
      signal: queue.ended,
    })
    realtime.subscribe({
      ...queue,
      channels,
      position: since,
      receive(message) {
        if (!hasYielded(message)) queue.receive(message)
      },
    })
    return {
      read: (items) => (parse === undefined ? items : items.flatMap(parsed)),
      onDrop(count) {
        const message = `${count} real-time messages were dropped: their reader is too slow. Do slow work outside the loop.`
        engagement.internals.warn({ message })
      },
    }
  })
}

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
  readyRealtimeOf(engagement)
  const { warn } = engagement.internals
  const stream = messages(engagement, channel, options)
  // An async function calls immediately, and rejects with what a listener throws, as an async listener does.
  const notify = async (message: RealtimeMessage) => listener(message)
  const deliver = async () => {
    for await (const message of stream)
      notify(message).catch((cause) => warn({ message: 'A real-time listener threw.', cause }))
  }
  deliver().catch((cause) => warn({ message: 'A real-time stream ended.', cause }))
  return () => void stream.return()
}

interface StreamReader<Value> {
  /** Returns the values of the waiting messages, when the caller is ready for them. The first call has no messages. */
  read(messages: readonly RealtimeMessage[]): readonly Value[] | Promise<readonly Value[]>
  /** Called when this many messages were dropped, because the caller was too slow. */
  onDrop(count: number): void
}

/** Most messages that wait for a reader. Beyond them the oldest half is dropped. */
export const MAXIMUM_WAITING = 10_000

/**
 * Creates an async generator over messages that are pushed. It keeps the newest ones for a reader that falls behind, so that memory
 * stays bounded. It ends with `return`, with its signal, and with its queue, also while no `next` is pending.
 *
 * @param open called with the first `next`, unless the signal is aborted
 */
export function createStream<Value>(
  signal: AbortSignal | undefined,
  open: (queue: Queue) => StreamReader<Value>,
): AsyncGenerator<Value, void, undefined> {
  const ending = new AbortController()
  let reader: StreamReader<Value> | undefined
  let waiting: RealtimeMessage[] = []
  let isEnded = signal?.aborted === true
  let wakeReader = (): void => undefined

  function receive(message: RealtimeMessage): void {
    if (isEnded) return
    if (waiting.length === MAXIMUM_WAITING) {
      const half = MAXIMUM_WAITING / 2
      waiting = waiting.slice(half)
      reader?.onDrop(half)
    }
    waiting.push(message)
    wakeReader()
  }

  function end(): void {
    isEnded = true
    wakeReader()
    ending.abort()
  }

  async function* values(): AsyncGenerator<Value, void, undefined> {
    if (isEnded) return
    const stopFollowing = onAbort(signal, end)
    try {
      reader = open({ receive, end, ended: ending.signal })
      while (!isEnded) {
        const reading = reader.read(waiting)
        waiting = []
        for (const value of await reading) {
          if (isEnded) return
          yield value
        }
        await new Promise<void>((resolve) => {
          wakeReader = resolve
          if (isEnded || waiting.length > 0) resolve()
        })
      }
    } finally {
      stopFollowing()
      end()
    }
  }

  const stream = values()
  const finish = stream.return.bind(stream)
  // A generator returns after a pending `next` only, which may wait for ever.
  stream.return = (value) => {
    end()
    return finish(value)
  }
  return stream
}
