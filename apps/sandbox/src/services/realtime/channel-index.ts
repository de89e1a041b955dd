import { isLater, type Timetoken } from './timetokens.ts'

/** What the index needs to know of an entry. */
interface Indexed {
  readonly entry: { readonly channel: string; readonly timetoken: Timetoken }
}

/** An indexed entry and the subscribed name that its channel matches. */
export interface IndexedMatch<Item> {
  readonly item: Item
  readonly name: string
}

/** Entries by channel: a read costs what it returns, not what other channels hold. */
export interface ChannelIndex<Item> {
  /** Adds an entry that is later than all before. */
  add(item: Item): void
  /** Replaces everything. @param items in the order of their times */
  rebuild(items: readonly Item[]): void
  /** The entries of one channel, the oldest first. */
  of(channel: string): readonly Item[]
  /** Yields the entries later than a time, the oldest first, each with the first name that its channel matches. */
  newer(names: readonly string[], after: Timetoken): Generator<IndexedMatch<Item>>
}

const WILDCARD = '.*'

/** Returns whether a name is a wildcard, which matches every channel with its prefix. */
export function isWildcard(name: string): boolean {
  return name.endsWith(WILDCARD)
}

/** Returns whether a wildcard matches a channel: `match.*` matches `match.7`. */
export function matchesWildcard(wildcard: string, channel: string): boolean {
  return channel.startsWith(wildcard.slice(0, -1))
}

export function createChannelIndex<Item extends Indexed>(): ChannelIndex<Item> {
  const byChannel = new Map<string, Item[]>()

  function add(item: Item): void {
    const { channel } = item.entry
    const items = byChannel.get(channel)
    if (items) items.push(item)
    else byChannel.set(channel, [item])
  }

  /** The first name for each channel that has entries. */
  function channelsNamed(names: readonly string[]): ReadonlyMap<string, string> {
    const found = new Map<string, string>()
    for (const name of names) {
      const channels = isWildcard(name)
        ? [name, ...[...byChannel.keys()].filter((channel) => matchesWildcard(name, channel))]
        : [name]
      for (const channel of channels) if (!found.has(channel)) found.set(channel, name)
    }
    return found
  }

  return {
    add,
    rebuild(items) {
      byChannel.clear()
      for (const item of items) add(item)
    },
    of: (channel) => byChannel.get(channel) ?? [],
    *newer(names, after) {
      const heads = [...channelsNamed(names)].flatMap(([channel, name]) => {
        const items = byChannel.get(channel) ?? []
        const next = firstAfter(items, after)
        return next < items.length ? [{ items, next, name }] : []
      })
      for (;;) {
        const head = heads.reduce<(typeof heads)[number] | undefined>(
          (first, one) => (first === undefined || isBefore(one, first) ? one : first),
          undefined,
        )
        const item = head?.items[head.next]
        if (head === undefined || item === undefined) return
        yield { item, name: head.name }
        head.next += 1
        if (head.next === head.items.length) heads.splice(heads.indexOf(head), 1)
      }
    },
  }
}

interface Head {
  readonly items: readonly Indexed[]
  readonly next: number
}

function isBefore(one: Head, other: Head): boolean {
  return isLater(timeOf(other), timeOf(one))
}

function timeOf({ items, next }: Head): Timetoken {
  return items[next]?.entry.timetoken ?? ''
}

/** Index of the first entry later than a time; entries are in order. */
function firstAfter(items: readonly Indexed[], after: Timetoken): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const item = items[middle]
    if (item && isLater(item.entry.timetoken, after)) high = middle
    else low = middle + 1
  }
  return low
}
