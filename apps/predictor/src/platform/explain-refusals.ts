import {
  type Engagement,
  getWidgets,
  instantFrom,
  type Program,
  takePages,
  type Widget,
} from '@touchline/engagement-sdk'
import type { QuestionId } from '@touchline/game-rules'
import type { AnswerOutcome } from './answer-outcome.ts'
import { type FixtureQuestions, widgetsOf } from './fixture-questions.ts'
import { isSignedOut } from './read-errors.ts'
import { readProfile } from './read-profile.ts'

const MAX_PAGES = 3
/** A device clock that no source has confirmed is wrong by hours rather than by more than this. */
const DEVICE_CLOCK_MARGIN_MS = 86_400_000

/** What became of each answer. */
type Outcomes = Readonly<Record<QuestionId, AnswerOutcome>>

interface Refused {
  readonly outcomes: Outcomes
  readonly asked: FixtureQuestions
  readonly readMatch: () => Promise<Program>
}

/**
 * A plain 403 says neither whether the question was closed early, nor whether the token counts, nor whether the
 * account may play: the platform is asked for the question and for the player again, and tells by its answers.
 */
export async function explainRefusals(
  engagement: Engagement,
  { outcomes, asked, readMatch }: Refused,
): Promise<Outcomes> {
  const refused = Object.keys(outcomes).filter((id) => outcomes[id] === 'forbidden')
  if (refused.length === 0) return outcomes
  const [open, isKnown] = await Promise.all([
    openWidgets(engagement, readMatch).catch(() => undefined),
    readProfile(engagement).then(
      () => true,
      (error: unknown) => !isSignedOut(error),
    ),
  ])
  const explained = refused.map((id) => {
    if (!isKnown) return [id, 'sign-in'] as const
    const source = asked.sources.get(id)
    const isOpen =
      source === undefined || open === undefined || widgetsOf(source).every((one) => open.has(one.id))
    return [id, isOpen ? 'forbidden' : 'closed'] as const
  })
  return { ...outcomes, ...Object.fromEntries(explained) }
}

/** The ids of the widgets that take answers at this moment. */
async function openWidgets(
  engagement: Engagement,
  readMatch: () => Promise<Program>,
): Promise<ReadonlySet<string>> {
  const pages = getWidgets(engagement, { program: await readMatch(), status: 'published' })
  const { results } = await takePages(pages, MAX_PAGES)
  // Before a source has named the time, a question that closes within a day is taken as closed, because it was refused.
  const margin = engagement.clockSkewMs === undefined ? DEVICE_CLOCK_MARGIN_MS : 0
  const now = engagement.now() + margin
  const isOpen = ({ status, interactive_until }: Widget) =>
    status === 'published' && now < (instantFrom(interactive_until) ?? Number.POSITIVE_INFINITY)
  return new Set(results.filter(isOpen).map(({ id }) => id))
}
