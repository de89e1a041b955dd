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
