import type { QueryClient } from '@tanstack/react-query'
import { isSignedOut, type Outcomes } from '../../../platform/faults.ts'
import { type FixtureQuestions, openQuestions } from '../../../platform/fixture-questions.ts'
import { readProfile } from '../../../platform/profile.ts'
import { questionsQuery } from '../../../queries/one-fixture.ts'
import { platformTime } from '../../../queries/platform-time.ts'
import type { PlatformSession } from '../../../queries/session.ts'

/** A device clock that no source has confirmed is wrong by hours rather than by more than this. */
const DEVICE_CLOCK_MARGIN_MS = 86_400_000

/**
 * Explains each refusal. A plain 403 does not say whether the question was closed early, the token is no longer valid
 * or the account may not play, so the questions and the player are read again.
 */
export async function explainRefusals(
  session: PlatformSession,
  client: QueryClient,
  { questions, outcomes }: { readonly questions: FixtureQuestions; readonly outcomes: Outcomes },
): Promise<Outcomes> {
  if (![...outcomes.values()].includes('forbidden')) return outcomes
  const { engagement } = session
  const newestQuestions = { ...questionsQuery(session, questions.fixture), staleTime: 0, retry: false }
  const [newest, isSignedIn] = await Promise.all([
    client.fetchQuery(newestQuestions).catch(() => questions),
    readProfile(engagement).then(
      () => true,
      (error: unknown) => !isSignedOut(error),
    ),
  ])
  // Before a source has named the time, a question that closes within a day is taken as closed, because it was refused.
  const { status, now } = platformTime(engagement)
  const open = openQuestions(newest, status === 'unknown' ? now + DEVICE_CLOCK_MARGIN_MS : now)
  const refusalOf = (id: string) => (open.includes(id) ? 'forbidden' : 'closed')
  return new Map(
    [...outcomes].map(([id, outcome]) => {
      if (outcome !== 'forbidden') return [id, outcome]
      return [id, isSignedIn ? refusalOf(id) : 'sign-in']
    }),
  )
}
