import type { NumberRange } from '../../internal/snap-to-step.ts'

const PAGE = 10

/** Where a key takes a number field, by the pattern for spin buttons; undefined for a key that means nothing here. */
export function keyStep(key: string, value: number, { min, max, step }: NumberRange): number | undefined {
  const goals: Partial<Record<string, number>> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    PageUp: value + PAGE * step,
    PageDown: value - PAGE * step,
    Home: min,
    End: max,
  }
  return goals[key]
}
