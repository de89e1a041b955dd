import {
  type Picks,
  picksFromPrediction,
  pointsRange,
  predictionPoints,
  type QuestionId,
  type Scoring,
  type ScoringScheme,
  type Teams,
  totalPoints,
} from '@touchline/game-rules'
import type { SavedAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import type { QuestionResult } from '../../platform/question-results.ts'

/** The points of a match while its questions are decided one by one. */
export interface OpenPoints {
  readonly soFar: number
  readonly stillPossible: number
  /** The player's picks of the final score while it is open. */
  readonly scorePicks: Partial<Picks> | undefined
}

/** The questions of a match with their results so far. */
export interface DecidedSoFar {
  readonly questions: Pick<FixtureQuestions, 'fixture' | 'isComplete' | 'unavailable'>
  readonly answers: Pick<SavedAnswers, 'gone' | 'partlySaved'>
  readonly results: readonly QuestionResult[]
}

/**
 * Returns the points so far and what the open questions can add. Undefined if nothing is open, and if an open answer is not
 * among the scoring rules or a question could not be read: then the bounds are not known.
 */
export function openPoints(
  { questions, answers, results }: DecidedSoFar,
  scheme: ScoringScheme,
): OpenPoints | undefined {
  const { fixture, isComplete, unavailable } = questions
  const picks = results.flatMap(({ question, chosen, settlement }) =>
    chosen === undefined || settlement.state === 'settled'
      ? []
      : [picksFromPrediction([question], { [question.id]: chosen }, fixture)],
  )
  const isRead = isComplete && unavailable.length === 0
  // The platform may give points for the votes of an answer that cannot be read.
  const isWhole = answers.gone.length === 0 && answers.partlySaved.length === 0
  const isKnown = isRead && isWhole && picks.every((one) => Object.keys(one).length > 0)
  if (picks.length === 0 || !isKnown) return undefined
  return {
    soFar: totalPoints(results.map(({ settlement }) => settlement)).points,
    stillPossible: pointsRange(Object.assign({}, ...picks), { facts: {}, scheme }).stillPossible,
    scorePicks: picks.find((one) => one.outcome !== undefined),
  }
}

/**
 * Returns what each open answer would earn if the match ended as it stands; only of questions that the facts decide.
 *
 * @example pointsRightNow(results, { facts: { conversions: 5 }, scheme, teams }).get('conversions-id') //=> 10
 */
export function pointsRightNow(
  results: readonly QuestionResult[],
  { teams, ...scoring }: Scoring & { readonly teams: Teams },
): ReadonlyMap<QuestionId, number> {
  const earned = results.flatMap(({ question, chosen, settlement }) => {
    if (chosen === undefined || settlement.state === 'settled') return []
    const picks = picksFromPrediction([question], { [question.id]: chosen }, teams)
    const { points, byPart } = predictionPoints(picks, scoring)
    return Object.keys(byPart).length === 0 ? [] : [[question.id, points] as const]
  })
  return new Map(earned)
}

/** What a final score would pay. */
export interface WhatIfScore {
  readonly earned: number
  readonly max: number
  /** Lowest and highest points of the whole match after this score. */
  readonly from: number
  readonly to: number
}

/** Returns what a final score would pay, computed from the scoring table. */
export function whatIfScore(
  { soFar, stillPossible, scorePicks = {} }: OpenPoints,
  score: { readonly home: number; readonly away: number },
  scheme: ScoringScheme,
): WhatIfScore {
  const { points: earned } = predictionPoints(scorePicks, {
    facts: { homeScore: score.home, awayScore: score.away },
    scheme,
  })
  const max = pointsRange(scorePicks, { facts: {}, scheme }).stillPossible
  return { earned, max, from: soFar + earned, to: soFar + earned + stillPossible - max }
}
