import type { BoardRow } from './possible-ranks.ts'

/** A place further up the board. */
export interface NextPlace {
  /** Points that are missing to pass the players there. */
  readonly points: number
  /** The rank with these points, if no other player adds a point. */
  readonly rank: number
}

/** Players whose places `nextPlaces` returns. */
const NEXT_PLAYERS = 10

/**
 * Returns the points that are missing to pass each of the next ten players, one entry for players who are level.
 * @example nextPlaces({ rank: 3, points: 20 }, [{ rank: 1, points: 25 }, { rank: 2, points: 20 }]) //=> [ { points: 1, rank: 2 }, { points: 6, rank: 1 } ]
 */
export function nextPlaces(own: BoardRow, rows: readonly BoardRow[]): readonly NextPlace[] {
  const ahead = rows.filter(({ rank }) => rank < own.rank).sort((a, b) => b.rank - a.rank)
  // The best rank of those who are level comes last.
  const byPoints = new Map(ahead.slice(0, NEXT_PLAYERS).map(({ points, rank }) => [points, rank]))
  return [...byPoints].map(([points, rank]) => ({ points: points - own.points + 1, rank }))
}
