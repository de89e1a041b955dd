import { z } from 'zod'
import { isLater, type Timetoken, timetokenAt } from './timetokens.ts'

/** Mark of an envelope that announces a file; messages and presence have none. */
export const FILE = 4

/** Something to publish; in a shared database another process stored it, which may run another version. */
export const publicationSchema = z.object({
  channel: z.string(),
  payload: z.unknown(),
  publisher: z.string(),
  mark: z.literal(FILE).optional(),
  userMetadata: z.unknown().optional(),
  /** Kept for history. @default true */
  isStored: z.boolean().optional(),
})
export type Publication = z.infer<typeof publicationSchema>

export interface Entry extends Publication {
  readonly timetoken: Timetoken
}

/** An entry and the subscribed name that it matched. */
export interface Match {
  readonly entry: Entry
  readonly name: string
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
/** Below every client's own limit of 310 s. */
const IDLE_MS = 280_000
const WILDCARD = '.*'

/** Returns whether a name is a wildcard, which matches every channel with its prefix: `match.*` matches `match.7`. */
export function isWildcard(name: string): boolean {
  return name.endsWith(WILDCARD)
}

export type ChannelLog = ReturnType<typeof createChannelLog>

interface LogOptions {
  /** The size after a cut; the log is cut at twice this size. @default 20,000 entries, 50 million characters */
  readonly capacity?: Size | undefined
  /** Milliseconds after which a held request is answered without entries. @default 280 s */
  readonly idleMs?: number | undefined
}

/**
 * Creates the log of the latest entries of all channels, and of the held requests that wait for more. Readers have no queues of
 * their own: a slow reader continues in the log, one answer at a time, and one that is behind the log's oldest entry continues there.
 */
export function createChannelLog({ capacity = LARGEST_LOG, idleMs = IDLE_MS }: LogOptions = {}) {
  let log: Kept[] = []
  let characters = 0
  let isReleased = false
  const waiters = new Set<{ readonly match: Matching; wake(): void }>()

  /** Reads on from the first entry after a time, which is near the end unless a reader is far behind. */
  function newer(match: Matching, after: Timetoken): readonly Match[] {
    const found: Match[] = []
    let taken = 0
    const start = log.findLastIndex(({ entry }) => !isLater(entry.timetoken, after)) + 1
    for (let index = start; index < log.length && found.length < LARGEST_ANSWER.entries; index += 1) {
      const kept = log[index]
      const name = kept && match(kept.entry.channel)
      if (kept === undefined || name === undefined) continue
      taken += kept.characters
      // One entry is always returned, however large: it must not block its readers for good.
      if (found.length > 0 && taken > LARGEST_ANSWER.characters) break
      found.push({ entry: kept.entry, name })
    }
    return found
  }

  return {
    get waiting(): number {
      return waiters.size
    },
    /** The size of the log, entries that are not stored for history included. */
    get size(): Size {
      return { entries: log.length, characters }
    },
    /** Adds an entry that is later than all before, and wakes the requests that wait for it. */
    append(entry: Entry): void {
      const kept = { entry, characters: JSON.stringify(entry.payload)?.length ?? 0 }
      log.push(kept)
      characters += kept.characters
      // Cut at twice the capacity, not at every entry: removing the head of a list costs its length.
      if (log.length > 2 * capacity.entries || characters > 2 * capacity.characters) {
        log = newest(log, capacity)
        characters = log.reduce((sum, one) => sum + one.characters, 0)
      }
      for (const { match, wake } of waiters) if (match(entry.channel) !== undefined) wake()
    },
    /** Resolves with newer entries, the oldest first, as soon as one exists; with none if the signal aborts. */
    async receive(
      names: readonly string[],
      after: Timetoken,
      signal: AbortSignal,
    ): Promise<readonly Match[]> {
      const match = matching(names)
      const found = newer(match, after)
      if (found.length > 0 || isReleased || signal.aborted) return found
      const { promise, resolve } = Promise.withResolvers<void>()
      const waiter = { match, wake: () => resolve() }
      waiters.add(waiter)
      signal.addEventListener('abort', waiter.wake)
      const idle = setTimeout(waiter.wake, idleMs).unref()
      await promise
      // A busy channel would collect the timers of all polls of the last minutes.
      clearTimeout(idle)
      waiters.delete(waiter)
      return newer(match, after)
    },
    /** Answers all held requests, now and from here on, so that a server can end them. */
    release(): void {
      isReleased = true
      for (const { wake } of waiters) wake()
    },
    /** Returns the stored entries of a channel, the oldest first. */
    stored: (channel: string): readonly Entry[] =>
      log.flatMap(({ entry }) => (entry.channel === channel && entry.isStored !== false ? [entry] : [])),
  }
}

/** Returns the first subscribed name that a channel matches. */
type Matching = (channel: string) => string | undefined

function matching(names: readonly string[]): Matching {
  const plain = new Set(names)
  const wildcards = names.filter(isWildcard)
  return (channel) => {
    const wildcard = wildcards.find((name) => channel.startsWith(name.slice(0, -1)))
    if (!plain.has(channel)) return wildcard
    return wildcard !== undefined && names.indexOf(wildcard) < names.indexOf(channel) ? wildcard : channel
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

/** Delivers publications to every process. */
export interface MessageTransport {
  /** Assigns a time to a publication and delivers it, in the order of times. */
  publish(publication: Publication): Promise<Entry>
  /** Returns the time from which a new subscriber receives messages: everything later is delivered. */
  current(): Timetoken
  close(): Promise<void>
}

/**
 * Creates a transport within this process, which delivers at once. Its times are unique and increasing, even if the clock
 * is moved back.
 * @param now the platform's clock, epoch milliseconds
 */
export function createMemoryTransport(
  { append }: Pick<ChannelLog, 'append'>,
  now: () => number,
): MessageTransport {
  let last = '0'
  /** A returned time is used up: a subscriber from there on must not miss what is published in the same moment. */
  function advance(): boolean {
    const at = timetokenAt(now())
    if (!isLater(at, last)) return false
    last = at
    return true
  }
  return {
    async publish(publication) {
      if (!advance()) last = String(BigInt(last) + 1n)
      const entry = { ...publication, timetoken: last }
      append(entry)
      return entry
    },
    current() {
      advance()
      return last
    },
    close: async () => {},
  }
}
