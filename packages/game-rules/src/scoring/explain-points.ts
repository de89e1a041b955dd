import type { NumberPart, PickOf, ScoringPart } from '../questions/picks.ts'
import { bandAt, distanceTo } from './points.ts'
import type { ScoringScheme } from './scoring-scheme.ts'

/** The points of a pick and the reason for them. */
export interface PickExplanation {
  readonly points: number
  /** 'exact' or '2 minutes away' for a number, 'correct' or 'not correct' for a choice. */
  readonly text: string
}

/**
 * Explains the points of a pick by its distance from the correct pick.
 * @example explainPick('first-points-minute', 12, { correct: 14, scheme: standardScheme }).text //=> '2 minutes away'
 */
export function explainPick<P extends ScoringPart>(
  part: P,
  pick: PickOf<P>,
  { correct, scheme }: { readonly correct: PickOf<P> | 'none'; readonly scheme: ScoringScheme },
): PickExplanation {
  const distance = distanceTo(part, pick, correct)
  const points = bandAt(scheme.bands[part], distance)?.points ?? 0
  return { points, text: distanceText(UNITS[part], distance) }
}

const UNITS: Readonly<Record<ScoringPart, string | undefined>> = {
  outcome: undefined,
  'home-score': 'point',
  'away-score': 'point',
  'first-try': undefined,
  'first-points-minute': 'minute',
  'half-time-leader': undefined,
  'higher-scoring-half': undefined,
  conversions: 'conversion',
}

function distanceText(unit: string | undefined, distance: number): string {
  if (unit === undefined) return distance === 0 ? 'correct' : 'not correct'
  if (distance === 0) return 'exact'
  if (!Number.isFinite(distance)) return 'not correct'
  return `${distance} ${unit}${distance === 1 ? '' : 's'} away`
}

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
