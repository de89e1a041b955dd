import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { isClosed } from '@touchline/game-rules'
import { useOnline } from '@touchline/ui-kit'
import { type Dispatch, useEffect, useEffectEvent } from 'react'
import { useGame } from '../../launch/use-game.ts'
import { useIsClosed } from '../../match/use-is-closed.ts'
import { usePageRestored } from '../../navigation/use-page-restored.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import { closingNow } from '../../platform/closing-now.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { logFailure } from '../../platform/log.ts'
import { cacheAnswers, lastReadAnswers, readStoredAnswers } from '../../queries/answers.ts'
import { answersInTime } from '../../queries/submit/answers-in-time.ts'
import {
  type CachedSubmit,
  followSubmits,
  pendingSubmit,
  removeDoneSubmits,
  removeWaitingSubmit,
} from '../../queries/submit/cached-submits.ts'
import { finishSubmit } from '../../queries/submit/finish-submit.ts'
import { openQuestions } from '../../queries/submit/open-questions.ts'
import { submitMutation } from '../../queries/submit/submit-mutation.ts'
import { type Submission, submissionInTime } from '../../queries/submit/submit-prediction.ts'
import { finalOutcomes } from './final-outcomes.ts'
import { sendableAnswers } from './form-answers.ts'
import type { PredictionForm } from './prediction-form.ts'
import type { PredictionAction } from './prediction-reducer.ts'
import { submitActions } from './submit-actions.ts'

interface SubmitOptions {
  readonly questions: FixtureQuestions
  /** The answers as the platform has them. */
  readonly savedAnswers: StoredAnswers
  readonly form: PredictionForm
  readonly dispatch: Dispatch<PredictionAction>
}

interface Submitting {
  readonly submit: () => void
  /** Ends the wait for a connection: nothing is sent. */
  readonly stop: () => void
}

/**
 * Submits what is unsent, and follows the match's submit in the cache: also one that another visit to the match has
 * started. An attempt that was suspended in the browser's history is aborted: what arrived is read back, the rest can
 * be sent again.
 */
export function useSubmitPrediction({ questions, savedAnswers, form, dispatch }: SubmitOptions): Submitting {
  const game = useGame()
  const client = useQueryClient()
  const { id } = questions.fixture
  const { mutate } = useMutation(submitMutation(game, client, id))

  const show = useEffectEvent((submit: CachedSubmit) => {
    const { prediction: saved } = lastReadAnswers(client, id) ?? savedAnswers
    const inTime = (submission: Submission) => submissionInTime(game, client, submission)
    for (const action of submitActions(submit, { inTime, saved })) dispatch(action)
    removeDoneSubmits(client, id)
  })
  useEffect(() => {
    removeDoneSubmits(client, id)
    const pending = pendingSubmit(client, id)
    if (pending !== undefined) show(pending)
    return followSubmits(client, id, (submit) => show(submit))
  }, [client, id])

  usePageRestored(() => {
    const submit = pendingSubmit(client, id)
    if (submit?.state.isPaused === false) submit.state.variables?.abort.abort()
  })

  const isOnline = useOnline()
  const isOver = useIsClosed(questions.fixture)
  const stopLate = useEffectEvent(() => {
    const { submitted } = removeWaitingSubmit(client, id) ?? {}
    if (submitted === undefined) return
    const { late } = answersInTime(submitted, questions, closingNow(game.engagement))
    if (Object.keys(late).length === 0) dispatch({ type: 'stopped' })
    else dispatch({ type: 'settled', outcomes: late, saved: form.saved })
  })
  const isWaiting = form.phase.name === 'waiting'
  useEffect(() => {
    if (isWaiting && isOver) stopLate()
  }, [isOver, isWaiting])

  const settleUnsure = useEffectEvent(async (signal: AbortSignal) => {
    const newest = await readStoredAnswers(game, questions, { client, signal })
    await cacheAnswers(client, id, newest)
    const outcomes = finalOutcomes(form, newest.prediction)
    dispatch({ type: 'settled', outcomes, saved: newest.prediction })
    finishSubmit(game, client, { fixtureId: id, outcomes })
  })
  const isUnsure = form.phase.name === 'failed' && form.unsure.length > 0
  useEffect(() => {
    if (!isOver || !isUnsure || !isOnline) return
    const stop = new AbortController()
    settleUnsure(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) logFailure('The answers that were sent could not be read back', error)
    })
    return () => stop.abort()
  }, [isOnline, isOver, isUnsure])

  return {
    submit: () => {
      const now = closingNow(game.engagement)
      if (pendingSubmit(client, id) !== undefined || isClosed(questions.fixture, now)) return
      // The library knows events only, and none tells of a connection that was lost before the page was loaded.
      onlineManager.setOnline(navigator.onLine)
      const submitted = sendableAnswers(form, openQuestions(questions, now))
      mutate({ questions, saved: savedAnswers, changes: form, submitted, abort: new AbortController() })
    },
    stop: () => {
      if (removeWaitingSubmit(client, id) !== undefined) dispatch({ type: 'stopped' })
    },
  }
}
