import type { NumberPart } from '../questions/picks.ts'
import { bandAt, distanceTo } from './points.ts'
import type { ScoringScheme } from './scoring-scheme.ts'

/** A range of numbers that earn the same points; both ends are included. */
export interface NumberLineSegment {
  readonly from: number
  readonly to: number
  readonly points: number
}

/** Options of {@link numberLine}. */
export interface NumberLineOptions {
  readonly scheme: ScoringScheme
  /** The ends of the line, both included. */
  readonly limits: { readonly min: number; readonly max: number }
}

/**
 * Returns the points of every number within the limits as adjacent segments, if `correct` is the correct number.
 * @example numberLine('first-points-minute', 2, { scheme: standardScheme, limits: { min: 0, max: 5 } }).length //=> 6
 */
export function numberLine(
  part: NumberPart,
  correct: number,
  { scheme, limits }: NumberLineOptions,
): readonly NumberLineSegment[] {
  const segments: NumberLineSegment[] = []
  for (let value = limits.min; value <= limits.max; value += 1) {
    const points = bandAt(scheme.bands[part], distanceTo(part, value, correct))?.points ?? 0
    const last = segments.at(-1)
    if (last?.points === points) segments[segments.length - 1] = { ...last, to: value }
    else segments.push({ from: value, to: value, points })
  }
  return segments
}
