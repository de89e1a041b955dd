import { type Answer, changedAnswers, type Prediction, type QuestionId } from '@touchline/game-rules'
import type { Attempted, Draft, UnsetParts } from '../../device/drafts.ts'
import type { AnswerOutcome } from '../../platform/answer-outcome.ts'

/** The result of each answer of the last attempt. */
export type Outcomes = Readonly<Record<QuestionId, AnswerOutcome>>

/** Where submitting stands. */
export type SubmitPhase =
  | { readonly name: 'editing' }
  /** Submit was pressed without a connection; it is sent automatically once there is one. */
  | { readonly name: 'waiting' }
  | { readonly name: 'submitting'; readonly answers: Prediction }
  | { readonly name: 'submitted' }
  | { readonly name: 'failed'; readonly outcomes: Outcomes }

/** An answer that was changed on another device while it was being changed here. */
export interface Conflict {
  readonly mine: Answer
  readonly theirs: Answer
}

/** The form of one fixture: what the platform has, and what the player changed since. */
export interface PredictionForm {
  /** The answers as the platform has them. */
  readonly saved: Prediction
  /** The answers that the player touched here and that are not saved. */
  readonly touched: Prediction
  readonly conflicts: Readonly<Record<QuestionId, Conflict>>
  /** Questions that were closed or had a final answer before their answers arrived: they are not sent a second time. */
  readonly late: readonly QuestionId[]
  /** Questions whose last answer may or may not have been stored: none is saved until it is sent again. */
  readonly unsure: readonly QuestionId[]
  /** What this device sent without a confirmation: an answer that the platform has of these is not another device's. */
  readonly attempted: Attempted
  /** The parts of touched answers that the player has not set; they are sent as 0. */
  readonly unset: UnsetParts
  readonly phase: SubmitPhase
}

/** Returns the form as it opens: the saved answers, and over them the draft of this device. */
export function startPredictionForm(
  saved: Prediction,
  draft: Prediction,
  { attempted = {}, unset = {} }: Partial<Draft> = {},
): PredictionForm {
  return {
    saved,
    touched: changedAnswers(saved, draft),
    conflicts: {},
    late: [],
    unsure: [],
    attempted,
    unset,
    phase: { name: 'editing' },
  }
}

/** Returns whether an attempt is in flight or done: no answer changes then. */
export function isBusy(form: PredictionForm): boolean {
  return form.phase.name === 'submitting' || form.phase.name === 'submitted'
}
