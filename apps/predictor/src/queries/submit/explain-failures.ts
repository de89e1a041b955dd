import type { QueryClient } from '@tanstack/react-query'
import { instantFrom, type Widget } from '@touchline/engagement-sdk'
import type { Outcomes } from '../../platform/answer-outcome.ts'
import { type FixtureQuestions, widgetsOf } from '../../platform/fixture-questions.ts'
import { isSignedOut } from '../../platform/read-errors.ts'
import { readProfile } from '../../platform/read-profile.ts'
import type { PlatformSession } from '../platform-session.ts'
import { readWidgets } from '../read-widgets.ts'

/** A device clock that no source has confirmed is wrong by hours rather than by more than this. */
const DEVICE_CLOCK_MARGIN_MS = 86_400_000

interface ExplainFailures {
  readonly client: QueryClient
  readonly questions: FixtureQuestions
  readonly outcomes: Outcomes
}

/**
 * Explains each refusal. A plain 403 does not say whether the question was closed early, the token is no longer valid
 * or the account may not play, so the question and the player are read again.
 */
export async function explainFailures(
  session: PlatformSession,
  { client, questions, outcomes }: ExplainFailures,
): Promise<Outcomes> {
  const refused = Object.keys(outcomes).filter((id) => outcomes[id] === 'forbidden')
  if (refused.length === 0) return outcomes
  const [open, isSignedIn] = await Promise.all([
    openWidgets(session, client, questions).catch(() => undefined),
    readProfile(session.engagement).then(
      () => true,
      (error: unknown) => !isSignedOut(error),
    ),
  ])
  const explained = refused.map((id) => {
    if (!isSignedIn) return [id, 'sign-in'] as const
    const source = questions.sources.get(id)
    const isOpen =
      source === undefined || open === undefined || widgetsOf(source).every((one) => open.has(one.id))
    return [id, isOpen ? 'forbidden' : 'closed'] as const
  })
  return { ...outcomes, ...Object.fromEntries(explained) }
}

/** The ids of the widgets that take answers at this moment. */
async function openWidgets(
  session: PlatformSession,
  client: QueryClient,
  { fixture }: FixtureQuestions,
): Promise<ReadonlySet<string>> {
  const { engagement } = session
  const { results } = await readWidgets(session, client, fixture.id)
  // Before a source has named the time, a question that closes within a day is taken as closed, because it was refused.
  const margin = engagement.clockSkewMs === undefined ? DEVICE_CLOCK_MARGIN_MS : 0
  const now = engagement.now() + margin
  const isOpen = ({ status, interactive_until }: Widget) =>
    status === 'published' && now < (instantFrom(interactive_until) ?? Number.POSITIVE_INFINITY)
  return new Set(results.filter(isOpen).map(({ id }) => id))
}
