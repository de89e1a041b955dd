import type { Standing } from '@touchline/game-rules'

/**
 * Ranks some players of a board among themselves, in the order of the board: who shares a rank there shares it here.
 * Players without a rank are left out.
 */
export function rankAmong(standings: readonly Standing[]): readonly Standing[] {
  const placed = standings.flatMap((standing) =>
    standing.rank === undefined ? [] : [{ standing, overall: standing.rank }],
  )
  placed.sort((one, other) => one.overall - other.overall)
  return placed.map(({ standing, overall }) => ({
    ...standing,
    rank: 1 + placed.filter((other) => other.overall < overall).length,
  }))
}
