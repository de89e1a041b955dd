/** What a full turn stands for. */
export type Dial = { readonly min: number; readonly max: number }

/**
 * The value at a place, `x` to the right of the centre and `y` below it, before it is snapped to a step. Of the
 * values that lie there, one a turn, it is the one next to `near`: where a drag passes the seam the value counts on
 * beyond the end, so that only turning back leads back.
 *
 * @example valueAt(1, 0, 40, { min: 0, max: 80 }) //=> 20
 * @example valueAt(1, 0, 79, { min: 0, max: 80 }) //=> 100
 */
export function valueAt(x: number, y: number, near: number, { min, max }: Dial): number {
  const turn = max - min
  const value = min + (Math.atan2(x, -y) / (2 * Math.PI)) * turn
  return value - (turn && Math.round((value - near) / turn) * turn)
}
