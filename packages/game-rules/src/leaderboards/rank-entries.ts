/** What is ranked. */
export interface RankEntry {
  readonly id: string
  readonly points: number
  /** Points of the final-score question: the higher one wins a tie. @default 0 */
  readonly tieBreak?: number | undefined
}

/** An entry with its place. */
export interface RankedEntry<E> {
  readonly entry: E
  /** 1 is the best; after a shared place the next numbers are skipped: 1, 2, 2, 4. */
  readonly rank: number
  readonly isShared: boolean
}

/**
 * Ranks entries: more points first, then more points for the final score; who is equal in both
 * shares the place and stands in the order of the ids, so that the order never changes by itself.
 * @example rankEntries([{ id: 'a', points: 5 }, { id: 'b', points: 5 }])[1]?.rank //=> 1
 */
export function rankEntries<E extends RankEntry>(entries: readonly E[]): RankedEntry<E>[] {
  const ranked: RankedEntry<E>[] = []
  // Grouped before sorting: totals are few, players are many, so most comparisons are saved.
  for (const level of groupsFromBest(entries, (entry) => entry.points))
    for (const tied of groupsFromBest(level, (entry) => entry.tieBreak ?? 0)) {
      const rank = ranked.length + 1
      const isShared = tied.length > 1
      for (const entry of tied.sort(compareIds)) ranked.push({ entry, rank, isShared })
    }
  return ranked
}

function groupsFromBest<E>(entries: readonly E[], keyOf: (entry: E) => number): E[][] {
  const groups = new Map<number, E[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group)
}

function compareIds(a: RankEntry, b: RankEntry): number {
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}
