/** A queue for one reader, read in batches. */
export interface MessageQueue<Item> {
  push(item: Item): void
  /** Returns all items since the last call, which may be none. */
  take(): readonly Item[]
  /** Calls `wake` once, as soon as there is an item or the queue has ended. One reader waits at a time. */
  whenReady(wake: () => void): void
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
  let reader: (() => void) | undefined
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
      if (reader !== undefined) wakeReader()
    },
    take() {
      const batch = waiting
      waiting = []
      return batch
    },
    whenReady(wake) {
      reader = wake
      if (isEnded || waiting.length > 0) wakeReader()
    },
    whenEnded(act) {
      if (isEnded) act()
      else ended = act
    },
    end,
    get isEnded() {
      return isEnded
    },
  }

  function wakeReader(): void {
    const wake = reader
    reader = undefined
    wake?.()
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

/** The source of a stream. */
export interface StreamSource<Item> {
  readonly queue: MessageQueue<Item>
  close(): void
}

/**
 * Creates an async generator over a queue: it starts its source with the first `next` and closes it at the end, also
 * without a reader. Not a generator function, because `return` has to work while a `next` is pending, and because waiting
 * items are returned without another task.
 */
export function createMessageStream<Item, Message>(
  start: () => StreamSource<Item> | undefined,
  read: (item: Item) => Message,
): AsyncGenerator<Message, void, undefined> {
  type Result = IteratorResult<Message, void>
  let source: StreamSource<Item> | undefined
  let isOver = false
  let batch: readonly Item[] = []
  let position = 0
  /** Pending calls of `next`, in order. */
  const pendingReads: {
    readonly resolve: (result: Result) => void
    readonly reject: (error: unknown) => void
  }[] = []

  function finish(): Result {
    if (!isOver) {
      isOver = true
      source?.queue.end()
      source?.close()
    }
    return { done: true, value: undefined }
  }

  /** Returns the next result if it needs no waiting. */
  function nextResult(): Result | undefined {
    if (!isOver && source === undefined) {
      source = start()
      source?.queue.whenEnded(finish)
    }
    if (isOver || source === undefined || source.queue.isEnded) return finish()
    if (position === batch.length) {
      batch = source.queue.take()
      position = 0
    }
    const item = batch[position]
    if (item === undefined) return undefined
    position += 1
    return { done: false, value: read(item) }
  }

  function settleReads(): void {
    for (let [first] = pendingReads; first !== undefined; [first] = pendingReads) {
      try {
        const result = nextResult()
        if (result === undefined) {
          source?.queue.whenReady(settleReads)
          return
        }
        first.resolve(result)
      } catch (error) {
        finish()
        first.reject(error)
      }
      pendingReads.shift()
    }
  }

  const stream: AsyncGenerator<Message, void, undefined> = {
    next() {
      const item = pendingReads.length === 0 ? batch[position] : undefined
      if (item !== undefined && source?.queue.isEnded === false) {
        position += 1
        return Promise.resolve({ done: false, value: read(item) })
      }
      return new Promise((resolve, reject) => {
        if (pendingReads.push({ resolve, reject }) === 1) settleReads()
      })
    },
    return: () => Promise.resolve(finish()),
    throw(error) {
      finish()
      return Promise.reject(error)
    },
    [Symbol.asyncIterator]: () => stream,
    async [Symbol.asyncDispose]() {
      finish()
    },
  }
  return stream
}
