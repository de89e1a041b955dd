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
  const sorted = entries.toSorted(compareEntries)
  const ranked: RankedEntry<E>[] = []
  let rank = 1
  for (const [place, entry] of sorted.entries()) {
    const sharesWithBefore = isTied(entry, sorted[place - 1])
    if (!sharesWithBefore) rank = place + 1
    ranked.push({ entry, rank, isShared: sharesWithBefore || isTied(entry, sorted[place + 1]) })
  }
  return ranked
}

function compareEntries(a: RankEntry, b: RankEntry): number {
  return b.points - a.points || (b.tieBreak ?? 0) - (a.tieBreak ?? 0) || compareIds(a.id, b.id)
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function isTied(a: RankEntry, b: RankEntry | undefined): boolean {
  return b !== undefined && a.points === b.points && (a.tieBreak ?? 0) === (b.tieBreak ?? 0)
}
