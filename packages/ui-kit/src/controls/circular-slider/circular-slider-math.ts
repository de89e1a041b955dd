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

/** Where a value stands on the dial. @example angleOfValue(20, { min: 0, max: 80 }) //=> 90 */
export function angleOfValue(value: number, { min, max }: Dial): number {
  return max === min ? 0 : ((value - min) / (max - min)) * 360
}

/**
 * Keeps a drag from jumping from one end to the other: a move of more than half a turn stays at the end it came from.
 *
 * @example withoutWrap(79, 2, { min: 0, max: 80 }) //=> 80
 */
export function withoutWrap(previous: number, next: number, { min, max }: Dial): number {
  const half = (max - min) / 2
  if (previous - next > half) return max
  if (next - previous > half) return min
  return next
}
