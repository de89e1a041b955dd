/** The total of one player. */
export interface RankEntry {
  readonly id: string
  readonly points: number
  /** Points of the final-score question: the higher one wins a tie. @default 0 */
  readonly tieBreak?: number | undefined
}

/** An entry with its rank. */
export interface RankedEntry<E> {
  readonly entry: E
  /** 1 is the best. Numbers after a shared rank are skipped: 1, 2, 2, 4. */
  readonly rank: number
  readonly isShared: boolean
}

/**
 * Ranks entries by points, then by tie-break points. Entries that are equal in both share a rank and are ordered by id,
 * so that the order is stable.
 * @example rankEntries([{ id: 'a', points: 5 }, { id: 'b', points: 5 }])[1]?.rank //=> 1
 */
export function rankEntries<E extends RankEntry>(entries: readonly E[]): RankedEntry<E>[] {
  const ranked: RankedEntry<E>[] = []
  // Grouped before sorting, because many players share few totals. This saves most comparisons.
  for (const equalPoints of groupDescending(entries, (entry) => entry.points))
    for (const tied of groupDescending(equalPoints, (entry) => entry.tieBreak ?? 0)) {
      const rank = ranked.length + 1
      const isShared = tied.length > 1
      for (const entry of tied.sort(compareIds)) ranked.push({ entry, rank, isShared })
    }
  return ranked
}

function groupDescending<E>(entries: readonly E[], keyOf: (entry: E) => number): E[][] {
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
