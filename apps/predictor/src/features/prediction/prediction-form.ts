import {
  type Answer,
  answerTo,
  changedAnswers,
  isSameAnswer,
  mergePredictions,
  type Prediction,
  type QuestionId,
  withAnswer,
} from '@touchline/game-rules'
import type { Attempted, Draft, UnsetParts } from '../../device/drafts.ts'
import type { AnswerOutcome } from '../../platform/answer-outcome.ts'

/** The result of each answer of the last attempt. */
export type Outcomes = Readonly<Record<QuestionId, AnswerOutcome>>

/** Where submitting stands. */
export type SubmitPhase =
  | { readonly name: 'editing' }
  /** Submit was pressed without a connection; it goes out by itself once there is one. */
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
  /** Questions whose last vote may have been stored or not: nothing counts as saved until it is sent again. */
  readonly unsure: readonly QuestionId[]
  /** What this device sent without hearing that it is saved: where the platform has it after all, it is no other device's. */
  readonly attempted: Attempted
  /** The parts of touched answers that the player has not set; they are sent as 0. */
  readonly unset: UnsetParts
  readonly phase: SubmitPhase
}

interface Answered {
  readonly type: 'answered'
  readonly questionId: QuestionId
  readonly answer: Answer
  /** @default none: the answer is complete */
  readonly unset?: readonly string[] | undefined
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
  | { readonly type: 'settled'; readonly outcomes: Outcomes; readonly saved: Prediction }

/** The form as it opens: what the platform has, and over it the draft that this device kept. */
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
      return { ...form, phase: { name: 'editing' } }
    case 'settled':
      return withOutcomes(form, action)
  }
}

/**
 * Returns what the controls show: the touched answer, else the saved one. A question that has closed shows what is
 * saved, unless its answer was sent in the current or the last attempt.
 */
export function shownAnswers(form: PredictionForm, open: readonly QuestionId[]): Prediction {
  const { saved, touched, late, phase } = form
  const tried = phase.name === 'failed' ? Object.keys(phase.outcomes) : Object.keys(sendingAnswers(form))
  return mergePredictions(saved, pickAnswers(touched, [...open, ...late, ...tried]))
}

/** Returns the answers that are on their way. */
export function sendingAnswers({ phase }: PredictionForm): Prediction {
  return phase.name === 'submitting' ? phase.answers : {}
}

/** What Submit sends: of the unsent answers those whose questions are open. */
export function sendableAnswers(form: PredictionForm, open: readonly QuestionId[]): Prediction {
  return pickAnswers(unsentAnswers(form), open)
}

/** Returns the conflicts that have to be settled before anything is sent. */
export function openConflicts(
  { conflicts }: PredictionForm,
  open: readonly QuestionId[],
): PredictionForm['conflicts'] {
  return Object.fromEntries(Object.entries(conflicts).filter(([id]) => open.includes(id)))
}

/** What the player set and had not saved when its question closed; nothing that is on its way or may have arrived. */
export function missedAnswers(form: PredictionForm, open: readonly QuestionId[]): Prediction {
  if (isBusy(form)) return {}
  const unsent = unsentAnswers(form)
  const missed = Object.keys(unsent).filter((id) => !open.includes(id) && !form.unsure.includes(id))
  return pickAnswers(unsent, missed)
}

/** What the draft keeps: what differs from the saved answer, and what nobody is sure of. */
export function unsentAnswers({ saved, touched, late, unsure }: PredictionForm): Prediction {
  const changed = { ...changedAnswers(saved, touched), ...pickAnswers(touched, unsure) }
  return late.length === 0
    ? changed
    : Object.fromEntries(Object.entries(changed).filter(([id]) => !late.includes(id)))
}

/** Whether the platform is known to have what is shown for a question. */
export function isSaved({ saved, unsure }: PredictionForm, id: QuestionId, shown: Prediction): boolean {
  const answer = answerTo(saved, id)
  return answer !== undefined && !unsure.includes(id) && isSameAnswer(answer, answerTo(shown, id))
}

/** While an attempt is under way no answer changes. */
export function isBusy(form: PredictionForm): boolean {
  return form.phase.name === 'submitting' || form.phase.name === 'submitted'
}

/** A fresh read: what nobody touched here follows it; what both sides changed is asked about. */
function withSaved(form: PredictionForm, saved: Prediction): PredictionForm {
  const clashes = Object.entries(form.touched).flatMap(([id, mine]) => {
    const theirs = answerTo(saved, id)
    const isChangedThere = theirs !== undefined && !isSameAnswer(theirs, answerTo(form.saved, id))
    const isOwn = form.attempted[id]?.some((one) => isSameAnswer(one, theirs)) === true
    return isChangedThere && !isOwn && !isSameAnswer(mine, theirs) ? [[id, { mine, theirs }] as const] : []
  })
  const still = Object.entries(form.conflicts).filter(([id]) => answerTo(form.touched, id) !== undefined)
  return {
    ...form,
    saved,
    touched: stillTouched(form, saved),
    conflicts: { ...Object.fromEntries(still), ...Object.fromEntries(clashes) },
  }
}

function withOutcomes(
  form: PredictionForm,
  { outcomes, saved }: { readonly outcomes: Outcomes; readonly saved: Prediction },
): PredictionForm {
  const closed = Object.keys(outcomes).filter((id) => outcomes[id] === 'closed' || outcomes[id] === 'final')
  const isAllSaved = Object.values(outcomes).every((outcome) => outcome === 'saved')
  const unsure = Object.keys(outcomes).filter((id) => MAY_BE_STORED.has(outcomes[id]))
  const earlier = form.unsure.filter((id) => outcomes[id] === undefined)
  const told = { ...form, unsure: [...earlier, ...unsure] }
  return {
    ...told,
    saved,
    touched: stillTouched(told, saved),
    late: [...form.late, ...closed],
    attempted: Object.fromEntries(Object.entries(form.attempted).filter(([id]) => outcomes[id] !== 'saved')),
    phase: isAllSaved ? { name: 'submitted' } : { name: 'failed', outcomes },
  }
}

function withUnset(before: UnsetParts, { questionId, unset = [] }: Answered): UnsetParts {
  return unset.length > 0 ? { ...before, [questionId]: unset } : without(before, questionId)
}

/** The attempts of before, and this one. */
function withAttempt(attempted: Attempted, answers: Prediction): Attempted {
  const added = Object.entries(answers).map(
    ([id, answer]) => [id, [...(attempted[id] ?? []), answer]] as const,
  )
  return { ...attempted, ...Object.fromEntries(added) }
}

/** What is still the player's own after a read; what nobody is sure of is, whatever was read. */
function stillTouched({ touched, unsure }: PredictionForm, saved: Prediction): Prediction {
  return { ...changedAnswers(saved, touched), ...pickAnswers(touched, unsure) }
}

function pickAnswers(prediction: Prediction, ids: readonly QuestionId[]): Prediction {
  return Object.fromEntries(Object.entries(prediction).filter(([id]) => ids.includes(id)))
}

/** After these the platform may have the new answer or the old one. */
const MAY_BE_STORED: ReadonlySet<AnswerOutcome | undefined> = new Set(['failed', 'sign-in', 'forbidden'])

function without<T>(record: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== id))
}
