/** Hands what comes in to one reader, in order and in batches. */
export interface MessageQueue<Item> {
  push(item: Item): void
  /** Everything that came in since the last call, which may be nothing. */
  take(): readonly Item[]
  /** Calls once, as soon as there is something to take or the queue has ended. One reader waits at a time. */
  whenReady(wake: () => void): void
  /** Calls at the end, at once, whether anybody reads or not. */
  whenEnded(act: () => void): void
  /** Nothing more is handed over. */
  end(): void
  readonly isEnded: boolean
}

/** An empty queue. @param signal ends it */
export function createMessageQueue<Item>(signal?: AbortSignal): MessageQueue<Item> {
  let waiting: Item[] = []
  let isEnded = signal?.aborted === true
  let reader: (() => void) | undefined
  let ended: (() => void) | undefined
  signal?.addEventListener('abort', end, { once: true })
  return {
    push(item) {
      if (isEnded) return
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
