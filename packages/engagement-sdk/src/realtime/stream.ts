/** The items that wait for the reader of a stream. */
export interface Queue<Item> {
  push(item: Item): void
  /** Ends the stream and drops the waiting items. */
  end(): void
}

/** Options of {@link createStream}. */
export interface StreamOptions<Item, Value> {
  /** Ends the stream. */
  readonly signal?: AbortSignal | undefined
  /** Called with the first `next`, unless the signal is aborted. Returns the function that is called at the end. */
  readonly open: (queue: Queue<Item>) => () => void
  /** Returns the values that the waiting items stand for, when the reader is ready for them. */
  readonly read: (items: readonly Item[]) => readonly Value[] | Promise<readonly Value[]>
  /** Called with the number of items that the reader was too slow for. */
  readonly onDrop: (count: number) => void
}

/** Most items that wait for a reader. Beyond them the oldest half is dropped. */
export const MAXIMUM_WAITING = 10_000

/**
 * Creates an async generator over items that are pushed. It keeps the newest items for a reader that falls behind, so that memory
 * stays bounded. It ends with `return`, with its signal, and with its queue, also while no `next` is pending.
 */
export function createStream<Item, Value>({
  signal,
  open,
  read,
  onDrop,
}: StreamOptions<Item, Value>): AsyncGenerator<Value, void, undefined> {
  let waiting: Item[] = []
  let isEnded = signal?.aborted === true
  let wakeReader = (): void => undefined
  let close = (): void => undefined

  const queue: Queue<Item> = {
    push(item) {
      if (isEnded) return
      if (waiting.length === MAXIMUM_WAITING) {
        waiting = waiting.slice(MAXIMUM_WAITING / 2)
        onDrop(MAXIMUM_WAITING / 2)
      }
      waiting.push(item)
      wakeReader()
    },
    end() {
      if (isEnded) return
      isEnded = true
      waiting = []
      signal?.removeEventListener('abort', queue.end)
      wakeReader()
      close()
    },
  }

  async function* values(): AsyncGenerator<Value, void, undefined> {
    if (isEnded) return
    signal?.addEventListener('abort', queue.end, { once: true })
    try {
      close = open(queue)
      for (;;) {
        await whenReady()
        const items = waiting
        waiting = []
        for (const value of await read(items)) {
          if (isEnded) return
          yield value
        }
        if (isEnded) return
      }
    } finally {
      queue.end()
    }
  }

  /** Resolves as soon as an item waits or the stream has ended. */
  function whenReady(): Promise<void> {
    return new Promise((resolve) => {
      wakeReader = resolve
      if (isEnded || waiting.length > 0) resolve()
    })
  }

  const stream = values()
  const finish = stream.return.bind(stream)
  // A generator returns after a pending `next` only, which may wait for ever.
  stream.return = (value) => {
    queue.end()
    return finish(value)
  }
  return stream
}
