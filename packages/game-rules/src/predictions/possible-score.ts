// A penalty or drop goal is worth 3 points, a try 5, its conversion 2, and a penalty try 7 without a conversion.
const IMPOSSIBLE: readonly number[] = [1, 2, 4]

/** Returns whether a team can score these points. @example isPossibleScore(4) //=> false */
export function isPossibleScore(score: number): boolean {
  return score >= 0 && !IMPOSSIBLE.includes(score)
}

/**
 * Returns whether a team can score these points with at least one try.
 * @example canIncludeTry(9) //=> false
 */
export function canIncludeTry(score: number): boolean {
  return isPossibleScore(score - 5) || isPossibleScore(score - 7)
}

/** Returns the highest number of conversions in a team's points. @example maxConversions(8) //=> 0 */
export function maxConversions(score: number): number {
  let conversions = Math.max(0, Math.floor(score / 7))
  while (conversions > 0 && !isPossibleScore(score - 7 * conversions)) conversions -= 1
  return conversions
}
