import type { QueryClient } from '@tanstack/react-query'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { cacheAnswers, readStoredAnswers } from '../answers.ts'
import type { PlatformSession } from '../platform-session.ts'

interface ReadNewest {
  readonly client: QueryClient
  readonly questions: FixtureQuestions
  /** The answers of the last read. */
  readonly saved: StoredAnswers
  readonly signal?: AbortSignal | undefined
}

/** Returns the answers as the platform has them now; those of the last read if they cannot be read. */
export async function readNewest(
  session: PlatformSession,
  { client, questions, saved, signal }: ReadNewest,
): Promise<StoredAnswers> {
  const newest = await readStoredAnswers(session, questions, { client, signal }).catch(() => saved)
  await cacheAnswers(client, questions.fixture.id, newest)
  return newest
}
