/** Functions to call when something happens. */
export interface Listeners<Event> {
  /** Listens until the answer is called; the same function twice counts twice. */
  add(listener: (event: Event) => void): () => void
  /** Calls everybody; a listener that throws or rejects is reported and does not cost the others their call. */
  announce(event: Event): void
  clear(): void
}

/** An empty list of listeners. */
export function createListeners<Event>(onError: (error: unknown) => void): Listeners<Event> {
  const entries = new Set<{ readonly call: (event: Event) => void }>()
  return {
    add(call) {
      const entry = { call }
      entries.add(entry)
      return () => entries.delete(entry)
    },
    announce(event) {
      // An async function, so that what an async listener rejects with is caught too; it calls at once.
      const tell = async (call: (event: Event) => void) => call(event)
      for (const { call } of [...entries]) tell(call).catch(onError)
    },
    clear: () => entries.clear(),
  }
}
