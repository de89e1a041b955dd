import {
  type Answer,
  changedAnswers,
  type Prediction,
  type QuestionId,
  withAnswer,
} from '@touchline/game-rules'
import type { Attempted, UnsetParts } from '../../device/drafts.ts'
import type { AnswerOutcome, Outcomes } from '../../platform/answer-outcome.ts'
import { findConflicts } from '../../queries/submit/find-conflicts.ts'
import type { PlatformWait } from '../../queries/submit/platform-wait.ts'
import { pickAnswers } from './form-answers.ts'
import { isBusy, type PredictionForm } from './prediction-form.ts'

interface Answered {
  readonly type: 'answered'
  readonly questionId: QuestionId
  readonly answer: Answer
  /** @default none: the answer is complete */
  readonly unset?: readonly string[] | undefined
}

interface Settled {
  readonly type: 'settled'
  readonly outcomes: Outcomes
  readonly saved: Prediction
  readonly wait?: PlatformWait | undefined
}

export type PredictionAction =
  | Answered
  | { readonly type: 'saved-read'; readonly saved: Prediction }
  | { readonly type: 'conflict-settled'; readonly questionId: QuestionId; readonly keep: 'mine' | 'theirs' }
  | { readonly type: 'discarded' }
  | { readonly type: 'connection-awaited' }
  | { readonly type: 'sent'; readonly answers: Prediction }
  | { readonly type: 'attempted'; readonly answers: Prediction }
  | { readonly type: 'stopped' }
  | { readonly type: 'reopened' }
  | Settled

export function predictionReducer(form: PredictionForm, action: PredictionAction): PredictionForm {
  switch (action.type) {
    case 'answered':
      if (isBusy(form) || form.late.includes(action.questionId)) return form
      return {
        ...form,
        touched: withAnswer(form.touched, action.questionId, action.answer),
        conflicts: without(form.conflicts, action.questionId),
        unset: withUnset(form.unset, action),
        phase: form.phase.name === 'failed' ? form.phase : { name: 'editing' },
      }
    case 'saved-read':
      return withSaved(form, action.saved)
    case 'conflict-settled':
      return {
        ...form,
        conflicts: without(form.conflicts, action.questionId),
        touched: action.keep === 'mine' ? form.touched : without(form.touched, action.questionId),
      }
    case 'discarded':
      return isBusy(form)
        ? form
        : {
            ...form,
            touched: pickAnswers(form.saved, form.unsure),
            conflicts: {},
            phase: { name: 'editing' },
          }
    case 'connection-awaited':
      return { ...form, unset: {}, phase: { name: 'waiting' } }
    case 'sent':
      return { ...form, unset: {}, phase: { name: 'submitting', answers: action.answers } }
    case 'attempted':
      return { ...form, attempted: withAttempt(form.attempted, action.answers) }
    case 'stopped':
    case 'reopened':
      return { ...form, phase: { name: 'editing' } }
    case 'settled':
      return withOutcomes(form, action)
  }
}

/** Applies a new read. An answer that was changed here and elsewhere becomes a conflict. */
function withSaved(form: PredictionForm, saved: Prediction): PredictionForm {
  return {
    ...form,
    saved,
    touched: stillTouched(form, saved),
    conflicts: findConflicts(form, saved),
  }
}

function withOutcomes(form: PredictionForm, { outcomes, saved, wait }: Settled): PredictionForm {
  const closed = Object.keys(outcomes).filter((id) => outcomes[id] === 'closed' || outcomes[id] === 'final')
  const isAllSaved = Object.values(outcomes).every((outcome) => outcome === 'saved')
  const unsure = Object.keys(outcomes).filter((id) => MAY_BE_STORED.has(outcomes[id]))
  const earlier = form.unsure.filter((id) => outcomes[id] === undefined)
  const known = { ...form, unsure: [...earlier, ...unsure] }
  return {
    ...known,
    saved,
    touched: stillTouched(known, saved),
    late: [...form.late, ...closed],
    attempted: Object.fromEntries(Object.entries(form.attempted).filter(([id]) => outcomes[id] !== 'saved')),
    phase: isAllSaved ? { name: 'submitted' } : { name: 'failed', outcomes, wait },
  }
}

function withUnset(before: UnsetParts, { questionId, unset = [] }: Answered): UnsetParts {
  return unset.length > 0 ? { ...before, [questionId]: unset } : without(before, questionId)
}

function withAttempt(attempted: Attempted, answers: Prediction): Attempted {
  const added = Object.entries(answers).map(
    ([id, answer]) => [id, [...(attempted[id] ?? []), answer]] as const,
  )
  return { ...attempted, ...Object.fromEntries(added) }
}

/** Returns the touched answers that differ from the saved ones, and all of the unsure questions. */
function stillTouched({ touched, unsure }: PredictionForm, saved: Prediction): Prediction {
  return { ...changedAnswers(saved, touched), ...pickAnswers(touched, unsure) }
}

/** After these the platform may have the new answer or the old one. */
const MAY_BE_STORED: ReadonlySet<AnswerOutcome | undefined> = new Set(['failed', 'sign-in', 'forbidden'])

function without<T>(record: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== id))
}
