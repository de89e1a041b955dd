/** A place on the page, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number }

/** What a full turn stands for. */
export type Dial = { readonly min: number; readonly max: number }

/** Degrees clockwise from the top, from 0 up to 360. @example angleAt({ x: 1, y: 0 }, { x: 0, y: 0 }) //=> 90 */
export function angleAt(point: Point, centre: Point): number {
  const degrees = (Math.atan2(point.x - centre.x, centre.y - point.y) * 180) / Math.PI
  return (degrees + 360) % 360
}

/** The value at an angle, before it is snapped to a step. @example valueAtAngle(90, { min: 0, max: 80 }) //=> 20 */
export function valueAtAngle(angle: number, { min, max }: Dial): number {
  return min + (angle / 360) * (max - min)
}

/**
 * Keeps a drag from jumping from one end to the other: where the pointer passes the seam the value counts on beyond
 * the end, so that only turning back leads back.
 *
 * @example withoutWrap(79, 2, { min: 0, max: 80 }) //=> 82
 */
export function withoutWrap(previous: number, next: number, { min, max }: Dial): number {
  const turn = max - min
  return next + Math.round((previous - next) / turn) * turn
}
