import type { AnswerOutcome } from '../../platform/answer-outcome.ts'

/**
 * Where an answer stands. saved: the platform confirmed what is shown. refused: the last attempt did not save it.
 * draft: set and not submitted. gone: the earlier answer is not among the choices any more.
 */
export type AnswerStanding =
  | { readonly name: 'sending' | 'saved' | 'draft' | 'unanswered' | 'gone' }
  | { readonly name: 'refused'; readonly outcome: Exclude<AnswerOutcome, 'saved'> }
  | { readonly name: 'closed'; readonly isAnswered: boolean }

interface AnswerFacts {
  readonly isAnswered: boolean
  readonly isSending: boolean
  /** Of the last attempt, if it sent an answer to this question. */
  readonly outcome: AnswerOutcome | undefined
  readonly isSaved: boolean
  readonly isClosed: boolean
  readonly isGone: boolean
}

/** Returns where an answer stands. The first that applies: in flight, refused, saved, closed, gone. */
export function answerStanding(facts: AnswerFacts): AnswerStanding {
  const { isAnswered, isSending, outcome, isSaved, isClosed, isGone } = facts
  if (isSending) return { name: 'sending' }
  if (isSaved) return { name: 'saved' }
  if (outcome !== undefined && outcome !== 'saved') return { name: 'refused', outcome }
  if (isClosed) return { name: 'closed', isAnswered }
  if (isAnswered) return { name: 'draft' }
  return { name: isGone ? 'gone' : 'unanswered' }
}
