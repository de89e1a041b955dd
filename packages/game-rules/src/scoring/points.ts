import { LIMITS } from '../questions/limits.ts'
import {
  FINAL_SCORE_PARTS,
  type PickOf,
  type Picks,
  SCORING_PARTS,
  type ScoringPart,
} from '../questions/picks.ts'
import { type CorrectPick, correctPick, type MatchFacts } from './match-facts.ts'
import type { Band, ScoringScheme } from './scoring-scheme.ts'

/**
 * Returns the distance of a pick from the correct one; 0 is correct. A wrong choice and a number that is not whole have
 * the distance Infinity. The maximum of the conversions scale includes every higher number.
 * @example distanceTo('conversions', 30, 34) //=> 0
 */
export function distanceTo<P extends ScoringPart>(part: P, pick: PickOf<P>, correct: CorrectPick<P>): number {
  if (typeof pick !== 'number' || typeof correct !== 'number')
    return pick === correct ? 0 : Number.POSITIVE_INFINITY
  if (!Number.isInteger(pick)) return Number.POSITIVE_INFINITY
  const max = part === 'conversions' ? LIMITS.maxCount : Number.POSITIVE_INFINITY
  return Math.abs(Math.min(pick, max) - Math.min(correct, max))
}

/**
 * Returns the points band of a distance; undefined if the distance earns no points.
 * @example bandAt(standardScheme.bands['home-score'], 7) //=> { from: 6, to: 10, points: 3 }
 */
export function bandAt(bands: readonly Band[], distance: number): Band | undefined {
  return bands.find((band) => distance >= band.from && distance <= band.to)
}

/** What decides the points of picks. */
export interface Scoring {
  /** The known facts of the match. */
  readonly facts: MatchFacts
  readonly scheme: ScoringScheme
}

/**
 * Returns the points of one pick; undefined until the facts are known.
 * @example pointsFor('home-score', 24, { facts: { homeScore: 22 }, scheme: standardScheme }) //=> 5
 */
export function pointsFor<P extends ScoringPart>(
  part: P,
  pick: PickOf<P>,
  scoring: Scoring,
): number | undefined {
  return pointsPerChoice(part, [pick], scoring)?.[0]
}

/**
 * Returns the points of each choice of a part, in the order of the choices. A question is settled with these points.
 * Undefined until the facts are known; all 0 if the event did not happen.
 * @example pointsPerChoice('outcome', ['home', 'draw'], { facts: { homeScore: 9, awayScore: 9 }, scheme: standardScheme }) //=> [ 0, 10 ]
 */
export function pointsPerChoice<P extends ScoringPart>(
  part: P,
  choices: readonly PickOf<P>[],
  { facts, scheme }: Scoring,
): number[] | undefined {
  const correct = correctPick(part, facts)
  if (correct === undefined) return undefined
  return choices.map((choice) => bandAt(scheme.bands[part], distanceTo(part, choice, correct))?.points ?? 0)
}

/**
 * Returns the highest possible points of the parts together.
 * @default parts all parts
 * @example maximumPoints(standardScheme) //=> 80
 */
export function maximumPoints(scheme: ScoringScheme, parts: readonly ScoringPart[] = SCORING_PARTS): number {
  return parts.reduce((sum, part) => sum + Math.max(...scheme.bands[part].map((band) => band.points)), 0)
}

/** The points of one prediction. */
export interface PredictionPoints {
  readonly points: number
  /** Points of each part that was picked and is decided. */
  readonly byPart: Readonly<Partial<Record<ScoringPart, number>>>
}

/**
 * Returns the points of a whole prediction. Parts that were not picked, or are not decided yet, earn no points.
 * @example predictionPoints({ outcome: 'home' }, { facts: { homeScore: 9, awayScore: 3 }, scheme: standardScheme }).points //=> 10
 */
export function predictionPoints(picks: Partial<Picks>, scoring: Scoring): PredictionPoints {
  const byPart: Partial<Record<ScoringPart, number>> = {}
  let points = 0
  for (const part of SCORING_PARTS) {
    const pick = picks[part]
    const earned = pick === undefined ? undefined : pointsFor(part, pick, scoring)
    if (earned === undefined) continue
    byPart[part] = earned
    points += earned
  }
  return { points, byPart }
}

/** The points of a prediction while not everything about its match is known. */
export interface PointsRange {
  /** Points of the parts that are decided. */
  readonly soFar: number
  /** Points that the other parts can add at most. */
  readonly stillPossible: number
}

/**
 * Returns the points so far and those still possible. The final points are never below `soFar` and never above the sum of
 * both.
 * @example pointsRange({ 'first-try': 'home', conversions: 5 }, { facts: { conversions: 5 }, scheme: standardScheme }) //=> { soFar: 10, stillPossible: 10 }
 */
export function pointsRange(picks: Partial<Picks>, scoring: Scoring): PointsRange {
  const { scheme } = scoring
  const { points, byPart } = predictionPoints(picks, scoring)
  const open = SCORING_PARTS.filter((part) => picks[part] !== undefined && byPart[part] === undefined)
  const finalScore = open.filter((part) => FINAL_SCORE_PARTS.includes(part))
  const others = open.filter((part) => !FINAL_SCORE_PARTS.includes(part))
  const stillPossible =
    maximumPoints(scheme, others) + (bestWithOneScore(picks, scoring) ?? maximumPoints(scheme, finalScore))
  return { soFar: points, stillPossible }
}

/**
 * Returns what the winner and the missing score can earn together; undefined unless exactly one score is known. One score
 * may rule out that both are right.
 */
function bestWithOneScore(picks: Partial<Picks>, { facts, scheme }: Scoring): number | undefined {
  const { homeScore, awayScore } = facts
  if ((homeScore === undefined) === (awayScore === undefined)) return undefined
  const missingPick = picks[homeScore === undefined ? 'home-score' : 'away-score'] ?? 0
  const highest = Math.max(LIMITS.maxScore, homeScore ?? 0, awayScore ?? 0, missingPick) + 1
  const decided = predictionPoints(picks, { facts: { homeScore, awayScore }, scheme }).points
  let best = 0
  for (let score = 0; score <= highest; score += 1) {
    const possible = { homeScore: homeScore ?? score, awayScore: awayScore ?? score }
    best = Math.max(best, predictionPoints(picks, { facts: possible, scheme }).points - decided)
  }
  return best
}
