const unfinished = new Set<Promise<unknown>>()

/** Delays a reload for a missing chunk until the work is over. Returns the work. */
export function finishBeforeReload<Result>(work: Promise<Result>): Promise<Result> {
  unfinished.add(work)
  const remove = () => unfinished.delete(work)
  work.then(remove, remove)
  return work
}

/** Resolves when the work is over, and what it starts when it is. */
export async function whenFinished(): Promise<void> {
  do {
    await Promise.allSettled(unfinished)
    // What waited for the connection, or for the work, starts before the next task.
    await new Promise((resolve) => setTimeout(resolve))
  } while (unfinished.size > 0)
}
