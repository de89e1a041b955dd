import type { NumberPart } from '../questions/scoring-part.ts'
import type { NumberLineSegment } from './number-line-segment.ts'
import { bandAt, distanceTo } from './points.ts'
import type { ScoringScheme } from './scoring-scheme.ts'

/**
 * Returns the points of every number from `min` to `max` as adjacent segments.
 * @example numberLine('first-points-minute', 2, standardScheme, { min: 0, max: 5 }).length //=> 6
 */
export function numberLine(
  part: NumberPart,
  correct: number,
  scheme: ScoringScheme,
  limits: { readonly min: number; readonly max: number },
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
