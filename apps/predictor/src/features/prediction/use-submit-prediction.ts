import { useQueryClient } from '@tanstack/react-query'
import { answerTo, isClosed, type Prediction } from '@touchline/game-rules'
import { useOnline } from '@touchline/ui-kit/engagement'
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import { useGame } from '../../launch/use-game.ts'
import { useIsClosed } from '../../match/use-is-closed.ts'
import { usePageRestored } from '../../navigation/use-page-restored.ts'
import type { Outcomes } from '../../platform/answer-outcome.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import { closingNow } from '../../platform/closing-now.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { logFailure } from '../../platform/log.ts'
import { type Player, playerFromProfile, withPrediction } from '../../platform/player-from-profile.ts'
import { cacheAnswers, readStoredAnswers } from '../../queries/answers.ts'
import { keys } from '../../queries/keys.ts'
import { confirmPrediction } from '../../queries/submit/confirm-prediction.ts'
import { submitPrediction } from '../../queries/submit/submit-prediction.ts'
import { finalOutcomes } from './final-outcomes.ts'
import { sendableAnswers, unsentAnswers } from './form-answers.ts'
import { openQuestions } from './open-questions.ts'
import type { PredictionForm } from './prediction-form.ts'
import type { PredictionAction } from './prediction-reducer.ts'

interface SubmitOptions {
  readonly asked: FixtureQuestions
  readonly stored: StoredAnswers
  readonly form: PredictionForm
  readonly dispatch: Dispatch<PredictionAction>
}

/**
 * Returns a function that sends the unsent answers. A second call during an attempt does nothing. Offline the attempt waits,
 * also while another screen is open, and is sent when the connection is back; questions that have closed by then are too
 * late. An attempt that was suspended in the browser's history is aborted: what arrived is read back, the rest can be sent
 * again.
 */
export function useSubmitPrediction({ asked, stored, form, dispatch }: SubmitOptions): () => void {
  const game = useGame()
  const client = useQueryClient()
  const isOnline = useOnline()
  const underWay = useRef<AbortController>(undefined)
  usePageRestored(() => underWay.current?.abort())

  /** @param missed the outcomes of the answers that are not sent, because they waited too long */
  async function send(answers: Prediction, missed: Outcomes, signal: AbortSignal): Promise<void> {
    const onSend = () => dispatch({ type: 'attempted', answers })
    const submission = { client, questions: asked, saved: stored, changes: form, answers, onSend, signal }
    const result = await submitPrediction(game, submission)
    if (result.name === 'conflict') dispatch({ type: 'stopped' })
    else await settle({ ...missed, ...result.outcomes }, result.saved)
  }

  /** Whatever was thrown, the player sees that the answers may not be saved, and can send them again. */
  function fail(answers: Prediction, missed: Outcomes, error: unknown): void {
    logFailure('The answers could not be sent', error)
    const failed = Object.fromEntries(Object.keys(answers).map((id) => [id, 'failed'] as const))
    dispatch({ type: 'settled', outcomes: { ...missed, ...failed }, saved: form.saved })
  }

  async function settle(outcomes: Outcomes, saved: Prediction): Promise<void> {
    const results = Object.values(outcomes)
    if (results.includes('sign-in')) game.signIn.lose()
    dispatch({ type: 'settled', outcomes, saved })
    if (results.some((outcome) => outcome !== 'saved')) return
    // Every answer is confirmed: the list shows it, even if the profile update fails.
    client.setQueryData<Player>(keys.player(), (known) => known && withPrediction(known, asked.fixture.id))
    const profile = await confirmPrediction(game, asked.fixture.id)
    if (profile !== undefined) client.setQueryData(keys.player(), playerFromProfile(profile))
    // Read again in the background; until then the confirmed answers stay on the screen.
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.questions(asked.fixture.id) }),
      client.invalidateQueries({ queryKey: keys.answers(asked.fixture.id) }),
    ])
  }

  function attempt(missed: Outcomes): void {
    if (underWay.current !== undefined || isClosed(asked.fixture, closingNow(game.engagement))) return
    if (!navigator.onLine) {
      dispatch({ type: 'connection-awaited' })
      return
    }
    const attempted = new AbortController()
    underWay.current = attempted
    const answers = sendableAnswers(form, openQuestions(asked, closingNow(game.engagement)))
    dispatch({ type: 'sent', answers })
    send(answers, missed, attempted.signal)
      .catch((error: unknown) => fail(answers, missed, error))
      .finally(() => {
        underWay.current = undefined
      })
  }

  const onWaited = useEffectEvent(() => {
    const now = closingNow(game.engagement)
    const missed = missedOutcomes(form, asked, now)
    if (!isClosed(asked.fixture, now)) attempt(missed)
    else if (Object.keys(missed).length === 0) dispatch({ type: 'stopped' })
    else dispatch({ type: 'settled', outcomes: missed, saved: form.saved })
  })
  const isWaiting = form.phase.name === 'waiting'
  const isOver = useIsClosed(asked.fixture)
  useEffect(() => {
    if (isWaiting && (isOnline || isOver)) onWaited()
  }, [isOnline, isOver, isWaiting])
  const settleUnsure = useEffectEvent(async (signal: AbortSignal) => {
    const newest = await readStoredAnswers(game, asked, { client, signal })
    await cacheAnswers(client, asked.fixture.id, newest)
    await settle(finalOutcomes(form, newest.prediction), newest.prediction)
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
  const { id } = asked.fixture
  useEffect(() => {
    const { waitingSubmits } = game
    if (!isWaiting) waitingSubmits.remove(id)
    else if (waitingSubmits.get(id) === undefined) waitingSubmits.add(id, form.saved)
  }, [game, id, isWaiting, form.saved])

  return () => attempt({})
}

/** Returns the answers whose questions closed while their Submit waited. */
function missedOutcomes(form: PredictionForm, asked: FixtureQuestions, now: number): Outcomes {
  const unsent = unsentAnswers(form)
  const open = openQuestions(asked, now)
  const missed = asked.questions.filter(({ id }) => answerTo(unsent, id) !== undefined && !open.includes(id))
  return Object.fromEntries(missed.map(({ id }) => [id, 'closed']))
}
