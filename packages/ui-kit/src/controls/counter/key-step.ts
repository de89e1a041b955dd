const PAGE = 10

type Place = { readonly value: number; readonly min: number; readonly max: number; readonly step: number }

/** Where a key takes a number field, by the pattern for spin buttons; undefined for a key that means nothing here. */
export function keyStep(key: string, { value, min, max, step }: Place): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return value + step
    case 'ArrowDown':
      return value - step
    case 'PageUp':
      return value + PAGE * step
    case 'PageDown':
      return value - PAGE * step
    case 'Home':
      return min
    case 'End':
      return max
    default:
      return undefined
  }
}
