import { useQueryClient } from '@tanstack/react-query'
import { answerTo, isClosed, type Prediction } from '@touchline/game-rules'
import { useOnline } from '@touchline/ui-kit/engagement'
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import { useGame } from '../../launch/use-game.ts'
import { useIsClosed } from '../../match/use-is-closed.ts'
import { usePageRestored } from '../../navigation/use-page-restored.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import { closingNow } from '../../platform/closing-now.ts'
import { confirmPrediction } from '../../platform/confirm-prediction.ts'
import { explainRefusals } from '../../platform/explain-refusals.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { logFailure } from '../../platform/log.ts'
import { type Player, playerFromProfile, withPrediction } from '../../platform/player-from-profile.ts'
import { sendPrediction } from '../../platform/send-prediction.ts'
import { readAnswers, readStoredAnswers } from '../../queries/answers.ts'
import { keys } from '../../queries/keys.ts'
import { readMatch } from '../../queries/programs.ts'
import { finalOutcomes } from './final-outcomes.ts'
import { sendableAnswers, unsentAnswers } from './form-answers.ts'
import { openQuestions } from './open-questions.ts'
import type { Outcomes, PredictionForm } from './prediction-form.ts'
import { type PredictionAction, predictionReducer } from './prediction-reducer.ts'

interface SubmitOptions {
  readonly asked: FixtureQuestions
  readonly stored: StoredAnswers
  readonly form: PredictionForm
  readonly dispatch: Dispatch<PredictionAction>
}

/**
 * Sends what is unsent, once: a second press while one attempt is under way does nothing. Without
 * a connection the attempt waits, also while another screen is open, and goes out by itself; what closes
 * meanwhile came too late. One that stood still in the browser's history is given up: what arrived is read
 * back, the rest can be sent again.
 */
export function useSubmitPrediction({ asked, stored, form, dispatch }: SubmitOptions): () => void {
  const game = useGame()
  const client = useQueryClient()
  const isOnline = useOnline()
  const underWay = useRef<AbortController>(undefined)
  usePageRestored(() => underWay.current?.abort())

  /** A read that is still under way is older than these, and must not write over them. */
  async function keepAnswers(answers: StoredAnswers): Promise<void> {
    const queryKey = keys.answers(asked.fixture.id)
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, answers)
  }

  /** @param missed what became of the answers that are not sent, because they waited too long */
  async function send(answers: Prediction, missed: Outcomes, signal: AbortSignal): Promise<void> {
    const { engagement } = game
    const readBack = () => readAnswers(game, asked, { client })
    const newest = await readStoredAnswers(game, asked, { client, signal }).catch(() => stored)
    // What another tab or device saved since is asked about before it is written over.
    const compared = predictionReducer(form, { type: 'saved-read', saved: newest.prediction })
    await keepAnswers(newest)
    if (Object.keys(answers).some((id) => compared.conflicts[id] !== undefined)) {
      dispatch({ type: 'stopped' })
      return
    }
    dispatch({ type: 'attempted', answers })
    const sent = await sendPrediction(engagement, { answers, asked, stored: newest, readBack, signal })
    await keepAnswers(sent.stored)
    const explained = await explainRefusals(engagement, {
      outcomes: sent.outcomes,
      asked,
      readMatch: () => readMatch(game, client, asked.fixture.id),
    })
    await settle({ ...missed, ...explained }, sent.stored)
  }

  async function settle(outcomes: Outcomes, { prediction }: StoredAnswers): Promise<void> {
    const results = Object.values(outcomes)
    if (results.includes('sign-in')) game.signIn.lose()
    dispatch({ type: 'settled', outcomes, saved: prediction })
    if (results.some((outcome) => outcome !== 'saved')) return
    // Every answer is confirmed: the list says so, whatever becomes of the profile's own note.
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
    void send(answers, missed, attempted.signal).finally(() => {
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
    await keepAnswers(newest)
    await settle(finalOutcomes(form, newest.prediction), newest)
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

/** Answers whose questions closed while their Submit waited. */
function missedOutcomes(form: PredictionForm, asked: FixtureQuestions, now: number): Outcomes {
  const unsent = unsentAnswers(form)
  const open = openQuestions(asked, now)
  const missed = asked.questions.filter(({ id }) => answerTo(unsent, id) !== undefined && !open.includes(id))
  return Object.fromEntries(missed.map(({ id }) => [id, 'closed']))
}
