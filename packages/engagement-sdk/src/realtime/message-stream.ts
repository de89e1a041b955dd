/** A queue for one reader, read in batches. */
export interface MessageQueue<Item> {
  push(item: Item): void
  /** Returns all items since the last call, which may be none. */
  take(): readonly Item[]
  /** Resolves as soon as there is an item or the queue has ended. One reader waits at a time. */
  whenReady(): Promise<void>
  /** Calls `act` when the queue ends, also without a reader. */
  whenEnded(act: () => void): void
  /** Ends the queue and drops the waiting items. */
  end(): void
  readonly isEnded: boolean
}

/** Most items that wait for a reader. Beyond them the oldest half is dropped. */
export const MAXIMUM_WAITING = 10_000

/** Options of {@link createMessageQueue}. */
export interface MessageQueueOptions {
  /** Ends the queue. */
  readonly signal?: AbortSignal | undefined
  /** Called with the number of items that a reader was too slow for. */
  readonly onDrop: (count: number) => void
}

/** Creates an empty queue. It keeps the newest items of a reader that falls behind, so that memory stays bounded. */
export function createMessageQueue<Item>({ signal, onDrop }: MessageQueueOptions): MessageQueue<Item> {
  let waiting: Item[] = []
  let isEnded = signal?.aborted === true
  let wakeReader = (): void => undefined
  let ended: (() => void) | undefined
  signal?.addEventListener('abort', end, { once: true })
  return {
    push(item) {
      if (isEnded) return
      if (waiting.length === MAXIMUM_WAITING) {
        waiting = waiting.slice(MAXIMUM_WAITING / 2)
        onDrop(MAXIMUM_WAITING / 2)
      }
      waiting.push(item)
      wakeReader()
    },
    take() {
      const batch = waiting
      waiting = []
      return batch
    },
    whenReady: () =>
      new Promise((resolve) => {
        wakeReader = resolve
        if (isEnded || waiting.length > 0) resolve()
      }),
    whenEnded(act) {
      if (isEnded) act()
      else ended = act
    },
    end,
    get isEnded() {
      return isEnded
    },
  }

  function end(): void {
    if (isEnded) return
    isEnded = true
    waiting = []
    signal?.removeEventListener('abort', end)
    wakeReader()
    ended?.()
  }
}

/**
 * Creates an async generator over a queue, which is opened with the first `next` and ended with the generator.
 *
 * @param open returns undefined if there is nothing to read
 * @param read converts an item when it is read and not when it arrives: items that are dropped cost nothing
 */
export function createMessageStream<Item, Message>(
  open: () => MessageQueue<Item> | undefined,
  read: (item: Item) => Message,
): AsyncGenerator<Message, void, undefined> {
  let queue: MessageQueue<Item> | undefined

  async function* items(): AsyncGenerator<Message, void, undefined> {
    queue = open()
    try {
      while (queue?.isEnded === false) {
        await queue.whenReady()
        for (const item of queue.take()) {
          if (queue.isEnded) return
          yield read(item)
        }
      }
    } finally {
      queue?.end()
    }
  }

  const stream = items()
  const finish = stream.return.bind(stream)
  // A generator returns after a pending `next` only, which may wait for ever.
  stream.return = (value) => {
    queue?.end()
    return finish(value)
  }
  return stream
}
