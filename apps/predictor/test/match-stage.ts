import type { Widget } from '@touchline/engagement-sdk'
import type { Prediction } from '@touchline/game-rules'
import { submitPrediction } from '../src/features/prediction/submit/submit-prediction.ts'
import type { SavedAnswers } from '../src/platform/answers-and-votes.ts'
import { keys } from '../src/queries/keys.ts'
import { createQueryClient } from '../src/queries/query-client.ts'
import { aGame, launchedGame } from './launched-game.ts'
import { aDraft, aFixtureProgram, eightWidgets, someQuestions } from './makers.ts'

export type MatchStage = Awaited<ReturnType<typeof matchStage>>

/** Returns one open match on a platform in memory, and a client that is signed in to it. */
export async function matchStage(more: readonly Widget[] = []) {
  const { platform, game } = launchedGame()
  const { engagement } = game
  const all = [...eightWidgets(), ...more]
  const program = platform.addProgram({ program: aFixtureProgram(), widgets: all })
  await engagement.init()
  const widgets = all.flatMap(({ id }) => platform.state.widgets.get(id) ?? [])
  const questions = someQuestions(widgets)
  function aClient() {
    const client = createQueryClient()
    client.setQueryData(keys.program(program.id), program)
    return client
  }
  const client = aClient()
  const session = { ...aGame(), engagement }
  platform.forgetCalls()
  return {
    platform,
    engagement,
    questions,
    session,
    client,
    /** Submits answers on a device that has read these before. Returns the result, and the answers as the device then has them. */
    submit: async (answers: Prediction, saved: SavedAnswers, abort = new AbortController()) => {
      const device = aClient()
      const changes = aDraft(answers, saved.prediction)
      const result = await submitPrediction(session, device, { questions, saved, changes, abort })
      const queryKey = keys.answers(questions.fixture.id)
      return { ...result, saved: device.getQueryData<SavedAnswers>(queryKey) ?? saved }
    },
    /** The writes so far, as 'POST minute/7'. */
    votes: () =>
      platform.calls
        .filter(({ method }) => method === 'POST' || method === 'PATCH')
        .map(({ method, path }) => `${method} ${decodeURIComponent(path)}`),
  }
}
