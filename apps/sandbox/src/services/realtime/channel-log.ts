import { createChannelIndex, isWildcard, matchesWildcard } from './channel-index.ts'
import type { Timetoken } from './timetokens.ts'

/** Mark of an envelope that announces a file; messages and presence have none. */
export const FILE = 4

/** Something to publish. */
export interface Publication {
  readonly channel: string
  readonly payload: unknown
  readonly publisher: string
  readonly mark?: typeof FILE | undefined
  readonly userMetadata?: unknown
  readonly customMessageType?: string | undefined
  /** Kept for history. @default true */
  readonly isStored?: boolean | undefined
}

/** Something published. */
export interface Entry extends Publication {
  readonly timetoken: Timetoken
}

/** An entry and the subscribed name that it matched. */
export interface Match {
  readonly entry: Entry
  readonly name: string
}

/**
 * The latest entries of all channels, and the held requests that wait for more. Readers have no queues of their own: a slow
 * reader continues in the log, one answer at a time, and one that is behind the log's oldest entry continues there.
 */
export interface ChannelLog {
  /** Adds an entry that is later than all before, and wakes the requests that wait for it. */
  append(entry: Entry): void
  /** Resolves with newer entries, the oldest first, as soon as one exists; with none if the signal aborts. */
  receive(names: readonly string[], after: Timetoken, signal: AbortSignal): Promise<readonly Match[]>
  /** Returns the stored entries of a channel, the oldest first. */
  stored(channel: string): readonly Entry[]
  /** Requests that are held. */
  readonly waiting: number
  /** The size of the log, entries that are not stored for history included. */
  readonly size: Size
}

/** A number of entries, and the characters of their payloads as JSON. */
export interface Size {
  readonly entries: number
  readonly characters: number
}

interface Kept {
  readonly entry: Entry
  readonly characters: number
}

/** The approximate limit of one answer of the real service. */
const LARGEST_ANSWER: Size = { entries: 100, characters: 1_000_000 }
const LARGEST_LOG: Size = { entries: 20_000, characters: 50_000_000 }

/** @param capacity the size after a cut; the log is cut at twice this size. @default 20,000 entries, 50 million characters */
export function createChannelLog(capacity: Size = LARGEST_LOG): ChannelLog {
  let log: Kept[] = []
  let characters = 0
  const index = createChannelIndex<Kept>()
  const waiters = createWaiters()

  function newer(names: readonly string[], after: Timetoken): readonly Match[] {
    const found: Match[] = []
    let taken = 0
    for (const { item, name } of index.newer(names, after)) {
      taken += item.characters
      // One entry is always returned, however large: it must not block its readers for good.
      if (found.length > 0 && taken > LARGEST_ANSWER.characters) break
      found.push({ entry: item.entry, name })
      if (found.length === LARGEST_ANSWER.entries) break
    }
    return found
  }

  function keep(next: Kept[]): void {
    log = next
    index.rebuild(next)
    characters = log.reduce((sum, kept) => sum + kept.characters, 0)
  }

  return {
    get waiting() {
      return waiters.size
    },
    get size() {
      return { entries: log.length, characters }
    },
    append(entry) {
      const kept = { entry, characters: JSON.stringify(entry.payload)?.length ?? 0 }
      log.push(kept)
      index.add(kept)
      characters += kept.characters
      // Cut at twice the capacity, not at every entry: removing the head of a list costs its length.
      if (log.length > 2 * capacity.entries || characters > 2 * capacity.characters) {
        keep(newest(log, capacity))
      }
      waiters.wake(entry.channel)
    },
    async receive(names, after, signal) {
      for (;;) {
        const found = newer(names, after)
        if (found.length > 0 || signal.aborted) return found
        const { promise, resolve } = Promise.withResolvers<void>()
        const waiter = { names, wake: () => resolve() }
        waiters.add(waiter)
        signal.addEventListener('abort', waiter.wake, { once: true })
        await promise
        signal.removeEventListener('abort', waiter.wake)
        waiters.remove(waiter)
      }
    },
    stored: (channel) => index.of(channel).flatMap(({ entry }) => (entry.isStored === false ? [] : [entry])),
  }
}

/** Returns as many of the newest entries as fit, and at least the last one. */
function newest(log: readonly Kept[], capacity: Size): Kept[] {
  let first = log.length - 1
  let characters = log[first]?.characters ?? 0
  while (first > 0 && log.length - first < capacity.entries) {
    characters += log[first - 1]?.characters ?? 0
    if (characters > capacity.characters) break
    first -= 1
  }
  return log.slice(first)
}

/** A held request. */
interface Waiter {
  readonly names: readonly string[]
  wake(): void
}

/** Held requests by the channels that they wait for. */
interface Waiters {
  readonly size: number
  add(waiter: Waiter): void
  remove(waiter: Waiter): void
  /** Wakes every request that waits for a channel. */
  wake(channel: string): void
}

function createWaiters(): Waiters {
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
