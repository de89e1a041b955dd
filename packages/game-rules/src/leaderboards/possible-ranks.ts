/** A row of a board that has been read. */
export interface BoardRow {
  readonly rank: number
  readonly points: number
}

/** The known facts about a board while some questions are open. */
export interface OpenBoard {
  /** The player's points on the board. */
  readonly points: number
  /** Points that the player can add at most. */
  readonly ownGain: number
  /** Points that every other player can add at most. */
  readonly othersGain: number
  /** Some rows of the board, each player once, in any order. The player's own row may be among them. */
  readonly rows: readonly BoardRow[]
  /** The number of players on the board. Undefined if it is not known. */
  readonly total: number | undefined
}

/** A rank that is known as far as the rows of the board have been read. */
export interface RankBounds {
  /** The rank is not better than this. */
  readonly from: number
  /** The rank is not worse than this. Undefined if there is no limit. */
  readonly to: number | undefined
  /** The rank if the points between the read rows fall evenly. Undefined without `to`. */
  readonly estimate: number | undefined
}

/** The ranks that are still possible. The final rank is never better than `best.from` and never worse than `worst.to`. */
export interface PossibleRanks {
  /** The rank if the player adds the most and no other player adds a point. */
  readonly best: RankBounds
  /** The rank if the player adds nothing and every other player the most, and ties are lost. */
  readonly worst: RankBounds
}

/**
 * Returns the ranks that are still possible. They follow from the points on the board and from what each player can add at
 * most; a result that is corrected may change points in either direction.
 * @example possibleRanks({ points: 30, ownGain: 10, othersGain: 10, rows: [{ rank: 1, points: 45 }, { rank: 2, points: 30 }], total: 2 }).best.from //=> 2
 */
export function possibleRanks({ points, ownGain, othersGain, rows, total }: OpenBoard): PossibleRanks {
  const best = points + ownGain
  const ahead = countOf({ rows, total }, (row) => row > best, best + 0.5)
  const overtaken = points - othersGain
  // The player is one of them.
  const level = countOf({ rows, total }, (row) => row >= overtaken, overtaken - 0.5)
  return {
    best: { from: 1 + ahead.from, to: plusOne(ahead.to), estimate: plusOne(ahead.estimate) },
    // Players who have no points yet may be missing on the board.
    worst: overtaken > 0 ? level : { ...level, to: undefined, estimate: undefined },
  }
}

/**
 * Returns how many players have points that pass a test, which the highest points pass first.
 * @param limit lies between the lowest points that pass and the highest that do not
 */
function countOf(
  { rows, total }: Pick<OpenBoard, 'rows' | 'total'>,
  passes: (points: number) => boolean,
  limit: number,
): RankBounds {
  const passing = rows.filter(({ points }) => passes(points)).sort(byRank)
  const last = passing.at(-1)
  const [next] = rows.filter(({ points }) => !passes(points)).sort(byRank)
  const from =
    last === undefined ? 0 : last.rank - 1 + passing.filter(({ rank }) => rank === last.rank).length
  const to = next === undefined ? total : next.rank - 1
  if (to === undefined) return { from, to, estimate: undefined }
  // Rows that were read one after another may contradict each other.
  if (to <= from) return { from: to, to: from, estimate: to }
  const share = shareAbove(limit, { low: next?.points ?? 0, high: last?.points ?? limit + 0.5 })
  return { from, to, estimate: Math.round(from + (to - from) * share) }
}

function byRank(a: BoardRow, b: BoardRow): number {
  return a.rank - b.rank
}

/** Returns the share of the whole numbers between `low` and `high`, both excluded, that is above a limit: from 0 to 1. */
function shareAbove(limit: number, { low, high }: { readonly low: number; readonly high: number }): number {
  const numbers = high - low - 1
  if (numbers <= 0) return 0
  return Math.min(1, Math.max(0, (high - 0.5 - limit) / numbers))
}

function plusOne(count: number | undefined): number | undefined {
  return count === undefined ? undefined : count + 1
}

/**
 * Returns the rank around which further rows narrow the bounds. Undefined if they cannot.
 * @example rankToRead(possibleRanks({ points: 30, ownGain: 10, othersGain: 40, rows: [], total: 9 })) //=> 1
 */
export function rankToRead({ best, worst }: PossibleRanks): number | undefined {
  return [worst, best].find(({ from, to }) => to !== undefined && to > from)?.estimate
}
