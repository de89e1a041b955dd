/** An item that waits for its turn, and whoever waits for what comes of it. */
interface Waiting<Item, Outcome> {
  readonly item: Item
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/** One statement takes so many at most. */
const LARGEST = 100
/** More than any burst of a game; a database that is this far behind is not helped by more. */
const LONGEST_QUEUE = 10_000

/** Too many items wait already. */
export class QueueFullError extends Error {
  override name = 'QueueFullError' as const
}

/**
 * Does work on many items at once that is asked for one by one: what is asked while one lot is under way goes together
 * in the next. An item alone goes at once. Where a lot fails its items are tried one by one, so that one that cannot
 * be done takes no other with it; work has to bear that an item comes again which it may have done before it failed.
 * @param work returns an outcome for each item, in their order
 * @throws {QueueFullError} what is returned does, while too many items wait
 */
export function together<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  { longest = LONGEST_QUEUE }: { readonly longest?: number } = {},
): (item: Item) => Promise<Outcome> {
  const waiting: Waiting<Item, Outcome>[] = []
  let isBusy = false

  async function goOn(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (waiting.length > 0) await settle(waiting.splice(0, LARGEST))
    isBusy = false
  }

  async function settle(lot: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = [...(await work(lot.map(({ item }) => item)))]
      if (outcomes.length !== lot.length)
        throw new Error(`${lot.length} items had ${outcomes.length} outcomes.`)
      for (const [index, outcome] of outcomes.entries()) lot[index]?.resolve(outcome)
    } catch (error) {
      if (lot.length > 1) for (const one of lot) await settle([one])
      else lot[0]?.reject(error)
    }
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    if (waiting.length >= longest) reject(new QueueFullError(`${waiting.length} items wait already.`))
    else waiting.push({ item, resolve, reject })
    void goOn()
    return promise
  }
}
