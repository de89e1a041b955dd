/** One row of a leaderboard. */
export interface Standing {
  readonly playerId: string
  readonly nickname: string
  /** Undefined for a player who is not on the board yet. */
  readonly rank: number | undefined
  readonly points: number | undefined
}

/**
 * Formats a rank: '#3', '=3' if it is shared, '-' if the player has none.
 * @example rankLabel(3, { isShared: true }) //=> '=3'
 */
export function rankLabel(
  rank: number | undefined,
  options: { readonly isShared?: boolean | undefined } = {},
): string {
  if (rank === undefined || !(rank > 0)) return '-'
  return `${options.isShared === true ? '=' : '#'}${rank}`
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
