// A penalty or drop goal is 3, a try 5, its conversion 2, a penalty try 7 without one.
const IMPOSSIBLE: readonly number[] = [1, 2, 4]

/** Whether a side can have these points. @example isPossibleScore(4) //=> false */
export function isPossibleScore(score: number): boolean {
  return score >= 0 && !IMPOSSIBLE.includes(score)
}

/** Whether a side can have these points with at least one try. @example canHoldTry(9) //=> false */
export function canHoldTry(score: number): boolean {
  return isPossibleScore(score - 5) || isPossibleScore(score - 7)
}

/** The most conversions that a side's points can hold. @example mostConversions(8) //=> 0 */
export function mostConversions(score: number): number {
  let conversions = Math.max(0, Math.floor(score / 7))
  while (conversions > 0 && !isPossibleScore(score - 7 * conversions)) conversions -= 1
  return conversions
}
