/** One row of a leaderboard. */
export interface Standing {
  readonly playerId: string
  readonly nickname: string
  /** Undefined for a player who is not on the board yet. */
  readonly rank: number | undefined
  readonly points: number | undefined
}

/**
 * Formats a rank with thousands separators: '#1,204', '=3' if it is shared, '-' if the player has none.
 * @example rankLabel(3, { isShared: true }) //=> '=3'
 */
export function rankLabel(
  rank: number | undefined,
  options: { readonly isShared?: boolean | undefined } = {},
): string {
  if (rank === undefined || !(rank > 0)) return '-'
  return `${options.isShared === true ? '=' : '#'}${rank.toLocaleString('en-US')}`
}

const MEDALS = { 1: 'gold', 2: 'silver', 3: 'bronze' } as const

/** The medal of a place. */
export type Medal = (typeof MEDALS)[keyof typeof MEDALS]

/**
 * Returns the medal of a rank; players who share a rank have the same.
 * @example medalOf(3) //=> 'bronze'
 */
export function medalOf(rank: number | undefined): Medal | undefined {
  return rank === 1 || rank === 2 || rank === 3 ? MEDALS[rank] : undefined
}

/**
 * Formats points with thousands separators; '-' if they are undefined.
 * @example pointsLabel(12345) //=> '12,345'
 */
export function pointsLabel(points: number | undefined): string {
  return points === undefined ? '-' : points.toLocaleString('en-US')
}

/**
 * Returns the shared ranks of a page: those that occur more than once.
 * @example sharedRanks([{ rank: 1 }, { rank: 2 }, { rank: 2 }]).has(2) //=> true
 */
export function sharedRanks(
  standings: readonly { readonly rank: number | undefined }[],
): ReadonlySet<number> {
  const seen = new Set<number>()
  const shared = new Set<number>()
  for (const { rank } of standings) {
    if (rank === undefined) continue
    if (seen.has(rank)) shared.add(rank)
    seen.add(rank)
  }
  return shared
}

/** The next better place on a board. */
export interface PlaceAhead {
  readonly rank: number
  /** Points that are missing to it; 0 if only the tie-break decided. */
  readonly gap: number
}

/**
 * Returns the place ahead of a player; undefined for the best place, and if the rows do not show it.
 *
 * @param standings rows of the board without a gap between them, in its order
 * @example placeAhead([{ playerId: 'a', rank: 1, points: 9 }, { playerId: 'b', rank: 2, points: 7 }], 'b')?.gap //=> 2
 */
export function placeAhead(
  standings: readonly Pick<Standing, 'playerId' | 'rank' | 'points'>[],
  playerId: string,
): PlaceAhead | undefined {
  const index = standings.findIndex((standing) => standing.playerId === playerId)
  const own = standings[index]
  if (own?.rank === undefined || own.points === undefined) return undefined
  for (const { rank, points } of standings.slice(0, index).reverse()) {
    if (rank !== undefined && points !== undefined && rank < own.rank)
      return { rank, gap: Math.max(0, points - own.points) }
  }
  return undefined
}

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
