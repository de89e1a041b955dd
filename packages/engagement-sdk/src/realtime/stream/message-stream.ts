import type { MessageQueue } from './message-queue.ts'

/** The source of a stream. */
export interface StreamSource<Item> {
  readonly queue: MessageQueue<Item>
  close(): void
}

/**
 * Returns an async generator over a queue: it opens its source with the first `next` and closes it at the end, also
 * without a reader. Written by hand, because waiting items are returned without a pause, and because `return` works
 * while a `next` is pending.
 */
export function createMessageStream<Item, Message>(
  open: () => StreamSource<Item> | undefined,
  read: (item: Item) => Message,
): AsyncGenerator<Message, void, undefined> {
  type Result = IteratorResult<Message, void>
  let source: StreamSource<Item> | undefined
  let isOver = false
  let batch: readonly Item[] = []
  let position = 0
  /** Pending calls of `next`, in order. */
  const line: {
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
  function step(): Result | undefined {
    if (!isOver && source === undefined) {
      source = open()
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

  function serve(): void {
    for (let [first] = line; first !== undefined; [first] = line) {
      try {
        const result = step()
        if (result === undefined) {
          source?.queue.whenReady(serve)
          return
        }
        first.resolve(result)
      } catch (error) {
        finish()
        first.reject(error)
      }
      line.shift()
    }
  }

  const stream: AsyncGenerator<Message, void, undefined> = {
    next() {
      const item = line.length === 0 ? batch[position] : undefined
      if (item !== undefined && source?.queue.isEnded === false) {
        position += 1
        return Promise.resolve({ done: false, value: read(item) })
      }
      return new Promise((resolve, reject) => {
        if (line.push({ resolve, reject }) === 1) serve()
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
