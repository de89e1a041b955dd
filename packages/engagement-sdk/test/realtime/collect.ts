/** Reads a stream in the background into a list that grows. */
export interface Collected<T> extends Array<T> {
  /** Resolves when the stream ends, rejects when it fails. */
  done: Promise<void>
}

export function collect<T>(stream: AsyncIterable<T>): Collected<T> {
  const items: T[] = []
  const done = (async () => {
    for await (const item of stream) items.push(item)
  })()
  done.catch(() => undefined)
  return Object.assign(items, { done })
}
