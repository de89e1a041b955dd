import { clamp } from './clamp.ts'

/** The valid numbers of a control: from `min` to `max` in equal steps from `min`. */
export type NumberRange = { readonly min: number; readonly max: number; readonly step: number }

/** Returns the valid number nearest to `value`. @example snapToStep(7.6, { min: 0, max: 30, step: 5 }) //=> 10 */
export function snapToStep(value: number, { min, max, step }: NumberRange): number {
  const snapped = min + Math.round((value - min) / step) * step
  // Rounded, because a step such as 0.1 accumulates floating-point errors.
  return clamp(Number(snapped.toFixed(6)), min, max)
}
