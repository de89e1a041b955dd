import { useQueryClient } from '@tanstack/react-query'
import { answerTo, isValidAnswer, type Prediction } from '@touchline/game-rules'
import { type Dispatch, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { type Draft, draftsOf } from '../../device/drafts.ts'
import { usePlayerStore } from '../../launch/use-player-store.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { pendingSubmit } from '../../queries/submit/cached-submits.ts'
import { unsentAnswers } from './form-answers.ts'
import { type PredictionForm, startPredictionForm } from './prediction-form.ts'
import { type PredictionAction, predictionReducer } from './prediction-reducer.ts'
import { useSubmitPrediction } from './use-submit-prediction.ts'

interface FormInUse {
  readonly form: PredictionForm
  readonly dispatch: Dispatch<PredictionAction>
  readonly submit: () => void
  /** Ends the wait for a connection. */
  readonly stop: () => void
  /** Whether the form opened with answers that this device had kept. */
  readonly hadDraft: boolean
}

/** The form of one match, its draft on this device, and how it is sent. */
export function usePredictionForm(questions: FixtureQuestions, savedAnswers: StoredAnswers): FormInUse {
  const client = useQueryClient()
  const store = usePlayerStore()
  const { id } = questions.fixture
  const drafts = useMemo(() => draftsOf(store), [store])
  const [kept] = useState(() => drafts.read(id))
  const [draft] = useState(() => draftOf(kept, questions))
  const [form, dispatch] = useReducer(predictionReducer, undefined, () => {
    // A Submit that still waits continues with the answers of the moment in which it was pressed.
    const waiting = pendingSubmit(client, id)?.state
    const known = waiting?.isPaused === true ? waiting.variables?.changes.saved : undefined
    const opened = startPredictionForm(known ?? savedAnswers.prediction, draft, kept)
    const isWaiting = known !== undefined && Object.keys(opened.touched).length > 0
    return isWaiting ? predictionReducer(opened, { type: 'connection-awaited' }) : opened
  })
  // Not in an effect, which would run after the next paint: a Submit that settles before it has read newer answers.
  const [lastRead, setLastRead] = useState<StoredAnswers>()
  if (lastRead !== savedAnswers) {
    setLastRead(savedAnswers)
    dispatch({ type: 'saved-read', saved: savedAnswers.prediction })
  }
  const { attempted, unset } = form
  const isSubmitting = form.phase.name === 'submitting'
  const unsent = useMemo(() => unsentAnswers(form), [form])
  // Tabs share the draft: a form removes the one that it opened with or wrote, never another tab's.
  const isOwnDraft = useRef(kept !== undefined)
  // Before the next event: the page may be left at once.
  useLayoutEffect(() => {
    const hasUnsent = Object.keys(unsent).length > 0
    // A submit in flight records its own attempt.
    const sent = isSubmitting ? (drafts.read(id)?.attempted ?? attempted) : attempted
    if (hasUnsent || isOwnDraft.current) drafts.write(id, { answers: unsent, attempted: sent, unset })
    isOwnDraft.current = hasUnsent
  }, [drafts, id, unsent, attempted, unset, isSubmitting])
  const { submit, stop } = useSubmitPrediction({ questions, savedAnswers, form, dispatch })
  return { form, dispatch, submit, stop, hadDraft: Object.keys(draft).length > 0 }
}

/** Returns the answers of a draft that are still valid: the platform may have changed its questions. */
function draftOf(draft: Draft | undefined, { questions, gaps }: FixtureQuestions): Prediction {
  const answers = draft?.answers ?? {}
  const fitting = questions.flatMap((question) => {
    const answer = answerTo(answers, question.id)
    const numbers = gaps.get(question.id)
    const isInGap = answer !== undefined && 'value' in answer && numbers?.includes(answer.value) === false
    return answer !== undefined && isValidAnswer(question, answer) && !isInGap
      ? [[question.id, answer] as const]
      : []
  })
  return Object.fromEntries(fitting)
}
