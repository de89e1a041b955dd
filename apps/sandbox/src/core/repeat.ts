interface Repetition {
  readonly everyMs: number
  /** Called when a run fails; the next one starts in its turn. */
  readonly onError: (error: unknown) => void
}

/**
 * Runs work again and again. While a run is under way, as when the database delays it, no other one starts.
 * @returns what stops it, and waits for a run that is under way
 */
export function repeat(work: () => Promise<void>, { everyMs, onError }: Repetition): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
