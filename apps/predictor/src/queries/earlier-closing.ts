import type { QueryClient } from '@tanstack/react-query'
import type { ListedFixture } from '../platform/fixture-from-program.ts'
import type { FixtureQuestions } from '../platform/fixture-questions.ts'
import { keys } from './keys.ts'

/** Returns the match with the closing time of its own questions, if these are in the cache and close earlier. */
export function withEarlierClosing(client: QueryClient, listed: ListedFixture): ListedFixture {
  const { fixture } = listed
  const refined = client.getQueryData<FixtureQuestions>(keys.questions(fixture.id))?.fixture
  // Questions that were read before the match was moved belong to another kick-off.
  if (refined?.kickOffAt !== fixture.kickOffAt || refined.closesAt >= fixture.closesAt) return listed
  return { ...listed, fixture: { ...fixture, closesAt: refined.closesAt } }
}
