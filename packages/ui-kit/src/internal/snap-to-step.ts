import { clamp } from './clamp.ts'

/** What a number control may take: from `min` to `max` in equal steps from `min`. */
export type NumberRange = { readonly min: number; readonly max: number; readonly step: number }

/** The allowed value nearest to `value`. @example snapToStep(7.6, { min: 0, max: 30, step: 5 }) //=> 10 */
export function snapToStep(value: number, { min, max, step }: NumberRange): number {
  const snapped = min + Math.round((value - min) / step) * step
  // Steps such as 0.1 leave a tail of binary digits behind.
  return clamp(Number(snapped.toFixed(6)), min, max)
}
