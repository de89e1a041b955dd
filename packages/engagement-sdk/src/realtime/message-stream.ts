import type { MessageQueue } from './message-queue.ts'

/** What a stream reads from, once it is open. */
export interface StreamSource<Item> {
  readonly queue: MessageQueue<Item>
  close(): void
}

/**
 * An async generator over a queue: it opens its source with the first `next` and closes it at the end. By hand, because
 * what waits is handed over without a pause, and because `return` works while a `next` is waiting.
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
  /** Calls of `next` that wait, one behind the other. */
  let turn: Promise<unknown> | undefined

  function finish(): Result {
    if (!isOver) {
      isOver = true
      source?.queue.end()
      source?.close()
    }
    return { done: true, value: undefined }
  }

  function step(): Result | undefined {
    if (isOver || source?.queue.isEnded === true) return finish()
    const item = batch[position]
    if (item === undefined) return undefined
    position += 1
    return { done: false, value: read(item) }
  }

  async function wait(): Promise<Result> {
    source ??= isOver ? undefined : open()
    if (source === undefined) return finish()
    for (let result = step(); ; result = step()) {
      if (result !== undefined) return result
      batch = (await source.queue.take()) ?? []
      position = 0
    }
  }

  const stream: AsyncGenerator<Message, void, undefined> = {
    next() {
      const ready = turn === undefined && source !== undefined ? step() : undefined
      if (ready !== undefined) return Promise.resolve(ready)
      const mine = (turn ?? Promise.resolve()).then(wait).catch((error: unknown) => {
        finish()
        throw error
      })
      const settled = mine
        .catch(() => undefined)
        .then(() => {
          if (turn === settled) turn = undefined
        })
      turn = settled
      return mine
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
