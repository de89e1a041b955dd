import { maximumPoints, type ScoringScheme, totalPoints } from '@touchline/game-rules'
import type { StoredAnswers } from './answers-from-interactions.ts'
import type { FixtureQuestions } from './fixture-questions.ts'
import { resultsFromWidgets } from './results-from-widgets.ts'
import { scoringPartsOf } from './scoring-parts.ts'

/** What the open questions of a match can still add to a board. */
export interface OpenGains {
  /** The player's points of the decided questions. */
  readonly soFar: number
  /** Points that the player can add at most. */
  readonly own: number
  /** Points that any other player can add at most. */
  readonly others: number
}

/**
 * Returns what the open questions can still add. Undefined if a question could not be read or is not among the scoring
 * rules: then nothing limits the points.
 */
export function openGains(
  asked: FixtureQuestions,
  answers: StoredAnswers,
  scheme: ScoringScheme,
): OpenGains | undefined {
  const results = resultsFromWidgets(asked, answers)
  const isRead = asked.isComplete && asked.unavailable.length === 0
  if (!isRead || results.length < asked.questions.length) return undefined
  let own = 0
  let others = 0
  for (const { question, chosen, settlement } of results) {
    if (settlement.state === 'settled') continue
    const parts = scoringPartsOf(question)
    if (parts.length === 0) return undefined
    const most = maximumPoints(scheme, parts)
    // The platform may give points for an answer that cannot be read.
    const isUnclear = answers.gone.includes(question.id) || answers.partlySaved.includes(question.id)
    if (chosen !== undefined || isUnclear) own += most
    others += most
  }
  return { soFar: totalPoints(results.map(({ settlement }) => settlement)).points, own, others }
}
