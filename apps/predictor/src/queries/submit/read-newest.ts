import type { QueryClient } from '@tanstack/react-query'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { cacheAnswers, lastReadAnswers, readStoredAnswers } from '../answers.ts'
import type { PlatformSession } from '../platform-session.ts'

interface ReadNewest {
  readonly client: QueryClient
  readonly questions: FixtureQuestions
  /** The answers when Submit was pressed. */
  readonly saved: StoredAnswers
  readonly signal?: AbortSignal | undefined
}

interface NewestAnswers {
  readonly newest: StoredAnswers
  /** False if they could not be read now: another device may have changed them since they were. */
  readonly isCurrent: boolean
}

/** Returns the answers as the platform has them now; those that were read last if they cannot be read. */
export async function readNewest(
  session: PlatformSession,
  { client, questions, saved, signal }: ReadNewest,
): Promise<NewestAnswers> {
  const { id } = questions.fixture
  const read = await readStoredAnswers(session, questions, { client, signal }).catch(() => undefined)
  if (read === undefined) {
    // A Submit may have waited for a connection, and the answers may have been read meanwhile.
    return { newest: lastReadAnswers(client, id) ?? saved, isCurrent: false }
  }
  await cacheAnswers(client, id, read)
  return { newest: read, isCurrent: true }
}
