import { LIMITS } from '../questions/limits.ts'
import { type MatchFacts, type Truth, truthOf } from './match-facts.ts'
import { type PickOf, type Picks, SCORING_PARTS, type ScoringPart } from './scoring-part.ts'
import type { Band, ScoringScheme } from './scoring-scheme.ts'

/**
 * How far a pick is from the truth: 0 is right. Words are right or not at all (Infinity), and so is
 * a number that is not whole. The top of the conversions scale stands for everything above it.
 * @example distanceTo('conversions', 30, 34) //=> 0
 */
export function distanceTo<P extends ScoringPart>(part: P, pick: PickOf<P>, truth: Truth<P>): number {
  if (typeof pick !== 'number' || typeof truth !== 'number')
    return pick === truth ? 0 : Number.POSITIVE_INFINITY
  if (!Number.isInteger(pick)) return Number.POSITIVE_INFINITY
  const top = part === 'conversions' ? LIMITS.maxCount : Number.POSITIVE_INFINITY
  return Math.abs(Math.min(pick, top) - Math.min(truth, top))
}

/**
 * The band that a distance falls in; undefined where it earns nothing.
 * @example bandAt(standardScheme.bands['home-score'], 7) //=> { from: 6, to: 10, points: 3 }
 */
export function bandAt(bands: readonly Band[], distance: number): Band | undefined {
  return bands.find((band) => distance >= band.from && distance <= band.to)
}

/**
 * Points for one pick; undefined while the facts do not say.
 * @example pointsFor('home-score', 24, { homeScore: 22 }, standardScheme) //=> 5
 */
export function pointsFor<P extends ScoringPart>(
  part: P,
  pick: PickOf<P>,
  facts: MatchFacts,
  scheme: ScoringScheme,
): number | undefined {
  return amountsFor(part, [pick], facts, scheme)?.[0]
}

/**
 * Points for each choice of a part, in the order of the choices: what settles a question. Undefined
 * while the facts do not say; all zero where nothing happened that could be picked.
 * @example amountsFor('outcome', ['home', 'away', 'draw'], { homeScore: 9, awayScore: 9 }, standardScheme) //=> [ 0, 0, 10 ]
 */
export function amountsFor<P extends ScoringPart>(
  part: P,
  choices: readonly PickOf<P>[],
  facts: MatchFacts,
  scheme: ScoringScheme,
): number[] | undefined {
  const truth = truthOf(part, facts)
  if (truth === undefined) return undefined
  return choices.map((choice) => bandAt(scheme.bands[part], distanceTo(part, choice, truth))?.points ?? 0)
}

/** The most that some parts can earn together. @default parts all of them @example maximumPoints(standardScheme) //=> 80 */
export function maximumPoints(scheme: ScoringScheme, parts: readonly ScoringPart[] = SCORING_PARTS): number {
  return parts.reduce((sum, part) => sum + Math.max(...scheme.bands[part].map((band) => band.points)), 0)
}

/** What one prediction earned. */
export interface PredictionPoints {
  readonly points: number
  /** Points of the final-score question; the higher one wins a tie. */
  readonly tieBreak: number
  /** Points of each part that was picked and is decided. */
  readonly byPart: Readonly<Partial<Record<ScoringPart, number>>>
}

/**
 * Points of a whole prediction. Parts that were not picked, or are not decided yet, earn nothing.
 * @example predictionPoints({ outcome: 'home' }, { homeScore: 9, awayScore: 3 }, standardScheme).points //=> 10
 */
export function predictionPoints(
  picks: Partial<Picks>,
  facts: MatchFacts,
  scheme: ScoringScheme,
): PredictionPoints {
  const byPart: Partial<Record<ScoringPart, number>> = {}
  let points = 0
  for (const part of SCORING_PARTS) {
    const pick = picks[part]
    const earned = pick === undefined ? undefined : pointsFor(part, pick, facts, scheme)
    if (earned === undefined) continue
    byPart[part] = earned
    points += earned
  }
  return { points, tieBreak: tieBreakPoints(byPart), byPart }
}

/**
 * What decides between equal totals: the points of the final-score question, that is outcome and both scores.
 * @example tieBreakPoints({ outcome: 10, 'home-score': 5, 'first-try': 10 }) //=> 15
 */
export function tieBreakPoints(byPart: Readonly<Partial<Record<ScoringPart, number>>>): number {
  return (byPart.outcome ?? 0) + (byPart['home-score'] ?? 0) + (byPart['away-score'] ?? 0)
}
