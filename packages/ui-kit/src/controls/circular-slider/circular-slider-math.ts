/** A point on the dial: `x` to the right of the centre, `y` below it. */
export type Point = { readonly x: number; readonly y: number }

/** The range of a full turn. */
export type Dial = { readonly min: number; readonly max: number }

/**
 * Returns the value at a point before it is rounded to a step. Each point stands for one value per turn; the result is the
 * one nearest to `previous`. When a drag passes the top of the dial, the value continues beyond the end of the range
 * instead of jumping to the other end.
 *
 * @example valueAt({ x: 1, y: 0 }, 40, { min: 0, max: 80 }) //=> 20
 * @example valueAt({ x: 1, y: 0 }, 79, { min: 0, max: 80 }) //=> 100
 */
export function valueAt({ x, y }: Point, previous: number, { min, max }: Dial): number {
  const turn = max - min
  if (turn === 0) return min
  const value = min + (Math.atan2(x, -y) / (2 * Math.PI)) * turn
  return value - Math.round((value - previous) / turn) * turn
}
