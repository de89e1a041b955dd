import type { QueryClient } from '@tanstack/react-query'
import { createEngagement, type Engagement, memoryStore, type Widget } from '@touchline/engagement-sdk'
import { aProfile, aProgram, createPlatform, type TestPlatform } from '@touchline/engagement-sdk/testing'
import type { Prediction } from '@touchline/game-rules'
import { sendAnswers } from '../src/features/prediction/submit/send-answers.ts'
import type { SavedAnswers } from '../src/platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../src/platform/fixture-questions.ts'
import { questionsFromWidgets } from '../src/platform/questions-from-widgets.ts'
import { keys } from '../src/queries/keys.ts'
import type { PlatformSession } from '../src/queries/player.ts'
import { createQueryClient } from '../src/queries/query-client.ts'
import { aFixture, eightWidgets } from './makers.ts'

/** One open match on a platform in memory, and a client that is signed in to it. */
export interface MatchStage {
  readonly platform: TestPlatform
  readonly engagement: Engagement
  readonly questions: FixtureQuestions
  readonly session: PlatformSession
  readonly client: QueryClient
  /** Sends answers, and reads back what the platform has of them. */
  send(answers: Prediction, saved: SavedAnswers, signal?: AbortSignal): ReturnType<typeof sendAnswers>
  /** The writes so far, as 'POST minute/7'. */
  votes(): readonly string[]
}

export async function matchStage(more: readonly Widget[] = []): Promise<MatchStage> {
  const all = [...eightWidgets(), ...more]
  const platform = createPlatform()
  platform.addProfile({ profile: aProfile(), token: 'fan-token' })
  const program = platform.addProgram({ program: aProgram({ id: 'f1' }), widgets: all })
  const engagement = createEngagement({
    clientId: platform.clientId,
    endpoint: platform.endpoint,
    fetch: platform.fetch,
    store: memoryStore(),
    logger: { warn: () => undefined, error: () => undefined },
  })
  await engagement.init({ accessToken: 'fan-token' })
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
    send: (answers, saved, signal) =>
      sendAnswers(session, client, { answers, questions, saved, isCurrent: true, signal }),
    votes: () =>
      platform.calls
        .filter(({ method }) => method === 'POST' || method === 'PATCH')
        .map(({ method, path }) => `${method} ${decodeURIComponent(path)}`),
  }
}
