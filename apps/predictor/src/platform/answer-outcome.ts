import type { QuestionId } from '@touchline/game-rules'

/** The outcome of one answer that was sent. */
export const ANSWER_OUTCOMES = [
  'saved',
  'closed',
  'sign-in',
  'forbidden',
  'invalid',
  'final',
  'failed',
] as const

/**
 * saved: the platform confirmed it. closed: it came too late, and that is final. sign-in: the
 * token is no longer good. forbidden: this account may not answer. invalid: no choice of the
 * platform means this answer. final: the platform has another answer to a question that takes no change. failed: it did not get through, and may be sent again.
 */
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number]

/** The result of each answer of the last attempt. */
export type Outcomes = Readonly<Record<QuestionId, AnswerOutcome>>
