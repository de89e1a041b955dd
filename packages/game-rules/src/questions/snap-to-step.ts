/** The valid numbers of a control: from `min` in equal steps, and never above `max`. */
export interface NumberRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/**
 * Returns the valid number nearest to `value`; `min` for NaN.
 * @example snapToStep(7.6, { min: 0, max: 30, step: 5 }) //=> 10
 */
export function snapToStep(value: number, { min, max, step }: NumberRange): number {
  const maxSteps = Math.max(0, Math.floor(withoutFloatError((max - min) / step)))
  const steps = Math.round((value - min) / step)
  return withoutFloatError(min + (steps > 0 ? Math.min(steps, maxSteps) : 0) * step)
}

/** Rounds to six decimals, because a step such as 0.1 accumulates floating-point errors. */
function withoutFloatError(value: number): number {
  return Number(value.toFixed(6))
}
