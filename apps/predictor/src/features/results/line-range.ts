/** Numbers on each side of the result that a line shows: the bands that earn points end earlier. */
const NEIGHBOURHOOD = 8
/** Numbers beyond a pick that lies outside of the neighbourhood. */
const MARGIN = 2

interface Range {
  readonly min: number
  readonly max: number
}

/** Returns the part of a question's numbers around the result and the pick, so that each band is wide enough to be seen. */
export function lineRange({ min, max }: Range, result: number, picked: number | undefined): Range {
  const pick = picked ?? result
  return {
    min: Math.max(min, Math.min(result - NEIGHBOURHOOD, pick - MARGIN)),
    max: Math.min(max, Math.max(result + NEIGHBOURHOOD, pick + MARGIN)),
  }
}
