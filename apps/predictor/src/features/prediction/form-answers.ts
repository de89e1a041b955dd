import {
  answerTo,
  changedAnswers,
  isSameAnswer,
  mergePredictions,
  type Prediction,
  type QuestionId,
} from '@touchline/game-rules'
import { isBusy, type PredictionForm } from './prediction-form.ts'

/**
 * Returns what the controls show: the touched answer, else the saved one. A question that has closed shows what is
 * saved, unless its answer was sent in the current or the last attempt.
 */
export function shownAnswers(form: PredictionForm, open: readonly QuestionId[]): Prediction {
  const { saved, touched, late, phase } = form
  const tried = phase.name === 'failed' ? Object.keys(phase.outcomes) : Object.keys(sendingAnswers(form))
  return mergePredictions(saved, pickAnswers(touched, [...open, ...late, ...tried]))
}

/** Returns the answers that are in flight. */
export function sendingAnswers({ phase }: PredictionForm): Prediction {
  return phase.name === 'submitting' ? phase.answers : {}
}

/** Returns what Submit sends: the unsent answers of open questions. */
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

/** Returns the answers that were not saved when their question closed, without those that may still be stored. */
export function missedAnswers(form: PredictionForm, open: readonly QuestionId[]): Prediction {
  if (isBusy(form)) return {}
  const unsent = unsentAnswers(form)
  const missed = Object.keys(unsent).filter((id) => !open.includes(id) && !form.unsure.includes(id))
  return pickAnswers(unsent, missed)
}

/** Returns what the draft keeps: the touched answers that differ from the saved ones, and those of unsure questions. */
export function unsentAnswers({ saved, touched, late, unsure }: PredictionForm): Prediction {
  const changed = { ...changedAnswers(saved, touched), ...pickAnswers(touched, unsure) }
  return late.length === 0
    ? changed
    : Object.fromEntries(Object.entries(changed).filter(([id]) => !late.includes(id)))
}

/** Returns whether the platform has confirmed the answer that is shown. */
export function isSaved({ saved, unsure }: PredictionForm, id: QuestionId, shown: Prediction): boolean {
  const answer = answerTo(saved, id)
  return answer !== undefined && !unsure.includes(id) && isSameAnswer(answer, answerTo(shown, id))
}

export function pickAnswers(prediction: Prediction, ids: readonly QuestionId[]): Prediction {
  return Object.fromEntries(Object.entries(prediction).filter(([id]) => ids.includes(id)))
}
