import type { AnswerOutcome } from '../../platform/answer-outcome.ts'

/**
 * Where an answer stands. saved: the platform confirmed what is shown. refused: the last attempt did not save it.
 * draft: set and not submitted. gone: the earlier answer is not among the choices any more. partly-saved: an
 * interrupted submit stored some votes of a final score.
 */
export type AnswerStanding =
  | { readonly name: 'sending' | 'saved' | 'draft' | 'unanswered' | 'gone' | 'partly-saved' }
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
  readonly isPartlySaved: boolean
}

/** Returns where an answer stands. The first that applies: in flight, refused, saved, closed, gone. */
export function answerStanding(facts: AnswerFacts): AnswerStanding {
  const { isAnswered, isSending, outcome, isSaved, isClosed, isGone, isPartlySaved } = facts
  if (isSending) return { name: 'sending' }
  if (isSaved) return { name: 'saved' }
  if (outcome !== undefined && outcome !== 'saved') return { name: 'refused', outcome }
  if (isClosed) return { name: 'closed', isAnswered }
  if (isAnswered) return { name: 'draft' }
  if (isGone) return { name: 'gone' }
  return { name: isPartlySaved ? 'partly-saved' : 'unanswered' }
}
