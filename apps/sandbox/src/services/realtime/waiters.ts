import { isWildcard, matchesWildcard } from './channel-index.ts'

/** A held request. */
export interface Waiter {
  readonly names: readonly string[]
  wake(): void
}

/** Held requests by the channels that they wait for. */
export interface Waiters {
  readonly size: number
  add(waiter: Waiter): void
  remove(waiter: Waiter): void
  /** Wakes every request that waits for a channel. */
  wake(channel: string): void
}

export function createWaiters(): Waiters {
  const all = new Set<Waiter>()
  const byName = new Map<string, Set<Waiter>>()
  const withWildcards = new Set<Waiter>()
  return {
    get size() {
      return all.size
    },
    add(waiter) {
      all.add(waiter)
      for (const name of waiter.names) {
        byName.set(name, (byName.get(name) ?? new Set()).add(waiter))
        if (isWildcard(name)) withWildcards.add(waiter)
      }
    },
    remove(waiter) {
      all.delete(waiter)
      withWildcards.delete(waiter)
      for (const name of waiter.names) {
        const waiting = byName.get(name)
        waiting?.delete(waiter)
        if (waiting?.size === 0) byName.delete(name)
      }
    },
    wake(channel) {
      for (const waiter of byName.get(channel) ?? []) waiter.wake()
      for (const waiter of withWildcards) {
        if (waiter.names.some((name) => isWildcard(name) && matchesWildcard(name, channel))) waiter.wake()
      }
    },
  }
}
