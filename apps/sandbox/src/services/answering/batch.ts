/** An item in the queue, and the promise of its outcome. */
interface Queued<Item, Outcome> {
  readonly item: Item
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/** Items in one batch, at most. */
const MAX_BATCH = 100

/**
 * Batches work on single items: items that arrive while a batch runs go into the next one. A single item starts at once.
 * If a batch fails, its items are tried one by one, so that one bad item fails alone; `work` therefore has to accept an
 * item that it may have done before it failed.
 * @param work returns an outcome for each item, in their order
 */
export function batch<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly Outcome[]>,
): (item: Item) => Promise<Outcome> {
  const queue: Queued<Item, Outcome>[] = []
  let isRunning = false

  async function runQueue(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (queue.length > 0) await runBatch(queue.splice(0, MAX_BATCH))
    isRunning = false
  }

  async function runBatch(items: readonly Queued<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = [...(await work(items.map(({ item }) => item)))]
      if (outcomes.length !== items.length)
        throw new Error(`${items.length} items had ${outcomes.length} outcomes.`)
      for (const [index, outcome] of outcomes.entries()) items[index]?.resolve(outcome)
    } catch (error) {
      if (items.length > 1) for (const one of items) await runBatch([one])
      else items[0]?.reject(error)
    }
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    queue.push({ item, resolve, reject })
    void runQueue()
    return promise
  }
}
