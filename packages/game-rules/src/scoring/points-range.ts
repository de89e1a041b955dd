import { LIMITS } from '../questions/limits.ts'
import { FINAL_SCORE_PARTS, type Picks, SCORING_PARTS } from '../questions/scoring-part.ts'
import { maximumPoints, predictionPoints, type Scoring } from './points.ts'

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
