import { isLater, type Timetoken } from './timetokens.ts'

/** Marks of an envelope; regular messages and presence carry none. */
export const SIGNAL = 1
/** A file was announced. */
export const FILE = 4

/** Something to publish. */
export interface Publication {
  readonly channel: string
  readonly payload: unknown
  readonly publisher: string
  readonly mark?: typeof SIGNAL | typeof FILE | undefined
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

/** Everything published lately on every channel, and everybody who waits for more. */
export interface ChannelLog {
  /** Takes what is later than all before, and wakes whoever waits for it. */
  append(entry: Entry): void
  /** What is newer on these channels, the oldest first, as soon as there is anything; nothing once the signal aborts. */
  receive(names: readonly string[], after: Timetoken, signal: AbortSignal): Promise<readonly Match[]>
  /** What history keeps of a channel, the oldest first. */
  stored(channel: string): readonly Entry[]
  /** Forgets stored entries that a test picks. */
  forget(isGone: (entry: Entry) => boolean): void
  /** Requests that are held. */
  readonly waiting: number
}

interface Waiter {
  readonly names: readonly string[]
  wake(): void
}

/** One answer of the service carries about as many. */
const LARGEST_ANSWER = 100
const WILDCARD = '.*'

/** @param capacity entries kept, the oldest forgotten first. @default 20 000 */
export function createChannelLog(capacity = 20_000): ChannelLog {
  let entries: Entry[] = []
  const waiters = new Set<Waiter>()

  function newer(names: readonly string[], after: Timetoken): readonly Match[] {
    const found: Match[] = []
    for (
      let index = firstAfter(entries, after);
      index < entries.length && found.length < LARGEST_ANSWER;
      index += 1
    ) {
      const entry = entries[index]
      const name = entry && matching(names, entry.channel)
      if (entry && name !== undefined) found.push({ entry, name })
    }
    return found
  }

  return {
    get waiting() {
      return waiters.size
    },
    append(entry) {
      entries.push(entry)
      // Cut back now and then, not at every entry: removing the head of a list costs its length.
      if (entries.length > 2 * capacity) entries = entries.slice(-capacity)
      for (const waiter of waiters) {
        if (matching(waiter.names, entry.channel) !== undefined) waiter.wake()
      }
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
        waiters.delete(waiter)
      }
    },
    stored: (channel) => entries.filter((entry) => entry.channel === channel && entry.isStored !== false),
    forget(isGone) {
      entries = entries.filter((entry) => entry.isStored === false || !isGone(entry))
    },
  }
}

function matching(names: readonly string[], channel: string): string | undefined {
  return names.find(
    (name) => name === channel || (name.endsWith(WILDCARD) && channel.startsWith(name.slice(0, -1))),
  )
}

/** Index of the first entry later than a time; entries are in order. */
function firstAfter(entries: readonly Entry[], after: Timetoken): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = entries[middle]
    if (entry && isLater(entry.timetoken, after)) high = middle
    else low = middle + 1
  }
  return low
}
