import type { FixtureId, Prediction } from '@touchline/game-rules'

/**
 * The Submits that wait for a connection, by match, with the answers that were known as saved when each was pressed.
 * They outlast the screen of their match and end with the page.
 */
export interface WaitingSubmits {
  /** The same list until it changes. */
  ids(): readonly FixtureId[]
  get(fixtureId: FixtureId): Prediction | undefined
  add(fixtureId: FixtureId, saved: Prediction): void
  remove(fixtureId: FixtureId): void
  /** Calls `onChange` on each change until the returned function is called. */
  subscribe(onChange: () => void): () => void
}

export function createWaitingSubmits(): WaitingSubmits {
  const waiting = new Map<FixtureId, Prediction>()
  const listeners = new Set<() => void>()
  let ids: readonly FixtureId[] = []
  function notify(): void {
    ids = [...waiting.keys()]
    for (const listener of listeners) listener()
  }
  return {
    ids: () => ids,
    get: (fixtureId) => waiting.get(fixtureId),
    add: (fixtureId, saved) => {
      waiting.set(fixtureId, saved)
      notify()
    },
    remove: (fixtureId) => {
      if (waiting.delete(fixtureId)) notify()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
