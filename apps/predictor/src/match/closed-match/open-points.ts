import {
  answerTo,
  numberLine,
  type Picks,
  picksFromPrediction,
  pointsRange,
  predictionPoints,
  type Question,
  type ScoringScheme,
  totalPoints,
} from '@touchline/game-rules'
import { whatIfCopy } from '../../config/copy/what-if-copy.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import type { QuestionResult } from '../../platform/results-from-widgets.ts'
import { NUMBER_PARTS } from '../../platform/scoring-parts.ts'

/** What an outcome of an open question would pay, in words. */
export interface Payment {
  readonly outcome: string
  readonly points: number
}

/** An open question that the player answered, and what its outcomes pay; those that pay nothing are left out. */
export interface OpenQuestion {
  readonly question: Question
  readonly payments: readonly Payment[]
}

/** The points of a match while its questions are decided one by one. */
export interface OpenPoints {
  readonly soFar: number
  readonly stillPossible: number
  /** Without the final score, which has sliders. */
  readonly open: readonly OpenQuestion[]
  /** The player's picks of the final score while it is open. */
  readonly scorePicks: Partial<Picks> | undefined
}

/** The questions of a match with their results so far. */
export interface DecidedSoFar {
  readonly asked: Pick<FixtureQuestions, 'fixture' | 'isComplete' | 'unavailable'>
  readonly answers: Pick<StoredAnswers, 'gone' | 'partlySaved'>
  readonly results: readonly QuestionResult[]
}

/**
 * Returns the points so far and what the open questions can add. Undefined if nothing is open, and if an open answer is not
 * among the scoring rules or a question could not be read: then the bounds are not known.
 */
export function openPoints(
  { asked, answers, results }: DecidedSoFar,
  scheme: ScoringScheme,
): OpenPoints | undefined {
  const { fixture, isComplete, unavailable } = asked
  const open = results.flatMap(({ question, chosen, settlement }) =>
    chosen === undefined || settlement.state === 'settled' ? [] : [{ question, chosen }],
  )
  const picks = open.map(({ question, chosen }) =>
    picksFromPrediction([question], { [question.id]: chosen }, fixture),
  )
  const isRead = isComplete && unavailable.length === 0
  // The platform may give points for the votes of an answer that cannot be read.
  const isWhole = answers.gone.length === 0 && answers.partlySaved.length === 0
  const isKnown = isRead && isWhole && picks.every((one) => Object.keys(one).length > 0)
  if (open.length === 0 || !isKnown) return undefined
  return {
    soFar: totalPoints(results.map(({ settlement }) => settlement)).points,
    stillPossible: pointsRange(Object.assign({}, ...picks), { facts: {}, scheme }).stillPossible,
    open: open.flatMap(({ question, chosen }) =>
      question.kind === 'match-result'
        ? []
        : [{ question, payments: paymentsOf(question, { [question.id]: chosen }, scheme) }],
    ),
    scorePicks: picks.find((one) => one.outcome !== undefined),
  }
}

function paymentsOf(
  question: Question,
  prediction: Parameters<typeof answerTo>[0],
  scheme: ScoringScheme,
): readonly Payment[] {
  const answer = answerTo(prediction, question.id)
  if (question.kind === 'choice' && answer?.kind === 'choice') {
    const text = question.choices.find(({ id }) => id === answer.choiceId)?.text ?? ''
    const [exact] = question.part === undefined ? [] : scheme.bands[question.part]
    return exact === undefined ? [] : [{ outcome: text, points: exact.points }]
  }
  if (
    (question.kind !== 'minute' && question.kind !== 'count') ||
    answer === undefined ||
    !('value' in answer)
  )
    return []
  // A distance is the same in both directions, so the line around the pick shows what each result pays.
  const { min, max } = question
  const segments = numberLine(NUMBER_PARTS[question.kind], answer.value, { scheme, limits: { min, max } })
  const amounts = [...new Set(segments.map(({ points }) => points))].filter((points) => points > 0)
  return amounts
    .sort((a, b) => b - a)
    .map((points) => ({
      outcome: segments
        .filter((segment) => segment.points === points)
        .map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))
        .join(whatIfCopy.or),
      points,
    }))
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
  { soFar, stillPossible, scorePicks = {} }: Omit<OpenPoints, 'open'>,
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
