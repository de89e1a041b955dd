import { queryOptions } from '@tanstack/react-query'
import { interactionsQuery } from '@touchline/engagement-sdk/react'
import type { Fixture } from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import { answersFromInteractions } from '../platform/answers-from-interactions.ts'
import { ASKED_KINDS } from '../platform/asked-kinds.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'
import { readMatch } from './programs.ts'
import { questionsQuery } from './questions.ts'

/** The questions could not be read, so that their answers are unknown. The read of the questions retries. */
class QuestionsUnknownError extends PredictorError {
  override name = 'QuestionsUnknownError' as const

  constructor(cause: unknown) {
    super('The answers could not be read without their questions.', { cause, retryable: false })
  }
}

/**
 * The first read of the answers to a fixture's questions, next to the read of the questions instead of after it. It
 * requests the answers by kind, because the ids are not known yet. Every later read is the one of `answersQuery`.
 */
export function firstAnswersQuery(session: PlatformSession, fixture: Fixture) {
  return queryOptions({
    queryKey: keys.answers(fixture.id),
    queryFn: async ({ client, signal }) => {
      await session.ready()
      const program = await readMatch(session, client, fixture.id)
      const { queryFn } = interactionsQuery(session.engagement, { program, widgetKinds: ASKED_KINDS })
      const [{ results }, questions] = await Promise.all([
        queryFn({ client, signal }),
        client.ensureQueryData(questionsQuery(session, fixture)).catch((cause: unknown) => {
          throw new QuestionsUnknownError(cause)
        }),
      ])
      return answersFromInteractions(results, questions)
    },
  })
}
