import { useQueryClient } from '@tanstack/react-query'
import { isClosed, type Prediction } from '@touchline/game-rules'
import { useOnline } from '@touchline/ui-kit/engagement'
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import { usePageRestored } from '../../frame/use-page-restored.ts'
import { useGame } from '../../launch/use-game.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import { confirmPrediction } from '../../platform/confirm-prediction.ts'
import { explainRefusals } from '../../platform/explain-refusals.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { type Player, playerFromProfile, withPrediction } from '../../platform/player-from-profile.ts'
import { sendPrediction } from '../../platform/send-prediction.ts'
import { readAnswers, readStoredAnswers } from '../../queries/answers.ts'
import { readMatch } from '../../queries/fixtures.ts'
import { keys } from '../../queries/keys.ts'
import { openQuestions } from './open-questions.ts'
import {
  type PredictionAction,
  type PredictionForm,
  predictionReducer,
  sendableAnswers,
} from './prediction-form.ts'

interface SubmitOptions {
  readonly asked: FixtureQuestions
  readonly stored: StoredAnswers
  readonly form: PredictionForm
  readonly dispatch: Dispatch<PredictionAction>
}

/**
 * Sends what is unsent, once: a second press while one attempt is under way does nothing. Without
 * a connection the attempt waits and goes out by itself, if the match is still open by then. One that
 * stood still in the browser's history is given up: what arrived is read back, the rest can be sent again.
 */
export function useSubmitPrediction({ asked, stored, form, dispatch }: SubmitOptions): () => void {
  const game = useGame()
  const client = useQueryClient()
  const isOnline = useOnline()
  const underWay = useRef<AbortController>(undefined)
  usePageRestored(() => underWay.current?.abort())

  async function send(answers: Prediction, signal: AbortSignal): Promise<void> {
    const { engagement } = game
    const readBack = () => readAnswers(game, asked)
    const newest = await readStoredAnswers(game, asked, signal).catch(() => stored)
    // What another tab or device saved since is asked about before it is written over.
    const compared = predictionReducer(form, { type: 'saved-read', saved: newest.prediction })
    client.setQueryData(keys.answers(asked.fixture.id), newest)
    if (Object.keys(answers).some((id) => compared.conflicts[id] !== undefined)) {
      dispatch({ type: 'stopped' })
      return
    }
    dispatch({ type: 'attempted', answers })
    const sent = await sendPrediction(engagement, { answers, asked, stored: newest, readBack, signal })
    client.setQueryData(keys.answers(asked.fixture.id), sent.stored)
    const outcomes = await explainRefusals(engagement, {
      outcomes: sent.outcomes,
      asked,
      readMatch: () => readMatch(game, asked.fixture.id),
    })
    const results = Object.values(outcomes)
    if (results.includes('sign-in')) game.signIn.lose()
    dispatch({ type: 'settled', outcomes, saved: sent.stored.prediction })
    if (results.some((outcome) => outcome !== 'saved')) return
    // Every answer is confirmed: the list says so, whatever becomes of the profile's own note.
    client.setQueryData<Player>(keys.player(), (known) => known && withPrediction(known, asked.fixture.id))
    const profile = await confirmPrediction(game, asked.fixture.id)
    if (profile !== undefined) client.setQueryData(keys.player(), playerFromProfile(profile))
  }

  function attempt(): void {
    if (underWay.current !== undefined || isClosed(asked.fixture, game.engagement.now())) return
    if (!navigator.onLine) {
      dispatch({ type: 'connection-awaited' })
      return
    }
    const attempted = new AbortController()
    underWay.current = attempted
    dispatch({ type: 'sent' })
    const answers = sendableAnswers(form, openQuestions(asked, game.engagement.now()))
    void send(answers, attempted.signal).finally(() => {
      underWay.current = undefined
    })
  }

  const onOnline = useEffectEvent(() => {
    if (isClosed(asked.fixture, game.engagement.now())) dispatch({ type: 'stopped' })
    else attempt()
  })
  const isWaiting = form.phase.name === 'waiting'
  useEffect(() => {
    if (isOnline && isWaiting) onOnline()
  }, [isOnline, isWaiting])

  return attempt
}
