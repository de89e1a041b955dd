import type { Widget } from '@touchline/engagement-sdk'
import type { Prediction } from '@touchline/game-rules'
import { sendAnswers } from '../src/features/prediction/submit/send-answers.ts'
import type { SavedAnswers } from '../src/platform/answers-from-interactions.ts'
import { questionsFromWidgets } from '../src/platform/questions-from-widgets.ts'
import { keys } from '../src/queries/keys.ts'
import { createQueryClient } from '../src/queries/query-client.ts'
import { launchedGame } from './launched-game.ts'
import { aFixture, aFixtureProgram, eightWidgets } from './makers.ts'

export type MatchStage = Awaited<ReturnType<typeof matchStage>>

/** One open match on a platform in memory, and a client that is signed in to it. */
export async function matchStage(more: readonly Widget[] = []) {
  const { platform, game } = launchedGame()
  const { engagement } = game
  const all = [...eightWidgets(), ...more]
  const program = platform.addProgram({ program: aFixtureProgram(), widgets: all })
  await engagement.init()
  const widgets = all.flatMap(({ id }) => platform.state.widgets.get(id) ?? [])
  const questions = questionsFromWidgets({ widgets, rejected: [], hasMore: false }, aFixture())
  const client = createQueryClient()
  client.setQueryData(keys.program(program.id), program)
  const session = { engagement }
  platform.forgetCalls()
  return {
    platform,
    engagement,
    questions,
    session,
    client,
    /** Sends answers, and reads back what the platform has of them. */
    send: (answers: Prediction, saved: SavedAnswers, signal?: AbortSignal) =>
      sendAnswers(session, client, { answers, questions, saved, isCurrent: true, signal }),
    /** The writes so far, as 'POST minute/7'. */
    votes: () =>
      platform.calls
        .filter(({ method }) => method === 'POST' || method === 'PATCH')
        .map(({ method, path }) => `${method} ${decodeURIComponent(path)}`),
  }
}
