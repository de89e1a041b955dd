/** Hands what comes in to one reader, in order and in batches. */
export interface MessageQueue<Item> {
  push(item: Item): void
  /** Everything that came in since the last call, at least one; `undefined` after the end. */
  take(): Promise<readonly Item[] | undefined>
  /** Nothing more is handed over. */
  end(): void
  readonly isEnded: boolean
}

/** An empty queue. @param signal ends it */
export function createMessageQueue<Item>(signal?: AbortSignal): MessageQueue<Item> {
  let waiting: Item[] = []
  let isEnded = signal?.aborted === true
  let wake = (): void => undefined
  signal?.addEventListener('abort', end, { once: true })
  return {
    push(item) {
      // The reader sleeps only while nothing waits.
      if (waiting.push(item) === 1) wake()
    },
    async take() {
      if (waiting.length === 0 && !isEnded) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (isEnded) return undefined
      const batch = waiting
      waiting = []
      return batch
    },
    end,
    get isEnded() {
      return isEnded
    },
  }

  function end(): void {
    isEnded = true
    waiting = []
    signal?.removeEventListener('abort', end)
    wake()
  }
}
