import { bandAt, distanceTo, maximumPoints } from './points.ts'
import type { NumberPart, PickOf, ScoringPart } from './scoring-part.ts'
import type { Band, ScoringScheme } from './scoring-scheme.ts'

/** Why a pick earned what it earned. */
export interface PickExplanation {
  /** How far away it was; Infinity where there is no nearly right. */
  readonly distance: number
  /** The band that was hit; undefined where nothing was earned. */
  readonly band: Band | undefined
  readonly points: number
  readonly maxPoints: number
  /** 'exact', '2 minutes away', or for a choice 'correct' and 'not correct'. */
  readonly text: string
}

/**
 * Explains a result: the band that a pick hit and how far away it was, in words.
 * @example explainPick('first-points-minute', 12, 14, standardScheme).text //=> '2 minutes away'
 */
export function explainPick<P extends ScoringPart>(
  part: P,
  pick: PickOf<P>,
  truth: PickOf<P> | 'none',
  scheme: ScoringScheme,
): PickExplanation {
  const distance = distanceTo(part, pick, truth)
  const band = bandAt(scheme.bands[part], distance)
  return {
    distance,
    band,
    points: band?.points ?? 0,
    maxPoints: maximumPoints(scheme, [part]),
    text: distanceText(UNITS[part], distance),
  }
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

/** A stretch of a number line on which every pick earns the same; both ends included. */
export interface NumberLineStretch {
  readonly from: number
  readonly to: number
  readonly points: number
}

/**
 * The bands around the truth laid out on a number line, from `min` to `max` without a gap.
 * @example numberLine('first-points-minute', 2, standardScheme, { min: 0, max: 5 }).length //=> 6
 */
export function numberLine(
  part: NumberPart,
  truth: number,
  scheme: ScoringScheme,
  limits: { readonly min: number; readonly max: number },
): readonly NumberLineStretch[] {
  const stretches: NumberLineStretch[] = []
  for (let value = limits.min; value <= limits.max; value += 1) {
    const points = bandAt(scheme.bands[part], distanceTo(part, value, truth))?.points ?? 0
    const last = stretches.at(-1)
    if (last?.points === points) stretches[stretches.length - 1] = { ...last, to: value }
    else stretches.push({ from: value, to: value, points })
  }
  return stretches
}
