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
