import { changedAnswers, type Prediction, type QuestionId } from '@touchline/game-rules'
import type { Draft, UnsetParts } from '../../device/drafts.ts'
import type { Outcomes } from '../../platform/answer-outcome.ts'
import type { LocalChanges } from '../../queries/submit/find-conflicts.ts'
import type { PlatformWait } from '../../queries/submit/platform-wait.ts'

/** Where submitting stands. */
export type SubmitPhase =
  | { readonly name: 'editing' }
  /** Submit was pressed without a connection; it is sent automatically once there is one. */
  | { readonly name: 'waiting' }
  | { readonly name: 'submitting'; readonly answers: Prediction }
  | { readonly name: 'submitted' }
  | {
      readonly name: 'failed'
      readonly outcomes: Outcomes
      /** Undefined if the platform asked for no wait. */
      readonly wait?: PlatformWait | undefined
    }

/** The form of one fixture: what the platform has, and what the player changed since. */
export interface PredictionForm extends LocalChanges {
  /** Questions that were closed or had a final answer before their answers arrived: they are not sent a second time. */
  readonly late: readonly QuestionId[]
  /** Questions whose last answer may or may not have been stored: none is saved until it is sent again. */
  readonly unsure: readonly QuestionId[]
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
