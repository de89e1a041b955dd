import type { NumberRange } from '../../internal/snap-to-step.ts'

const STEPS_PER_PAGE = 10

/** Returns the value that a key sets, by the ARIA pattern for spin buttons; undefined for other keys. */
export function valueForKey(key: string, value: number, { min, max, step }: NumberRange): number | undefined {
  const values: Partial<Record<string, number>> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    PageUp: value + STEPS_PER_PAGE * step,
    PageDown: value - STEPS_PER_PAGE * step,
    Home: min,
    End: max,
  }
  return values[key]
}
