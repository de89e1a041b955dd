import type { QueryClient } from '@tanstack/react-query'
import { type Interaction, instantFrom, type Widget } from '@touchline/engagement-sdk'
import { answersFromInteractions, type SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import {
  type AnswerOutcome,
  isSignedOut,
  isUncertain,
  type Outcomes,
  outcomeOfFailure,
} from '../../../platform/faults.ts'
import { type FixtureQuestions, widgetsOf } from '../../../platform/fixture-questions.ts'
import { logFailure } from '../../../platform/log.ts'
import { readProfile } from '../../../platform/profile.ts'
import { readAnswers } from '../../../queries/answers.ts'
import { platformTime } from '../../../queries/platform-time.ts'
import type { PlatformSession } from '../../../queries/player.ts'
import { readWidgets } from '../../../queries/questions.ts'
import type { SentAnswer, SentVote } from './send-answers.ts'

interface ReadBack {
  readonly client: QueryClient
  readonly questions: FixtureQuestions
  readonly sent: readonly SentAnswer[]
}

/**
 * Reads what the platform has if the reply to a vote was lost. Returns undefined if no reply was lost, or if the answers
 * cannot be read either.
 */
export async function readBack(
  session: PlatformSession,
  { client, questions, sent }: ReadBack,
): Promise<readonly Interaction[] | undefined> {
  const votes = sent.flatMap((answer) => answer.votes)
  const isReplyLost = votes.some(({ result }) => 'error' in result && isUncertain(result.error))
  return isReplyLost ? readAnswers(session, questions, { client }).catch(() => undefined) : undefined
}

type InteractionsByWidget = ReadonlyMap<string, Interaction>

interface CompareVotes {
  readonly questions: FixtureQuestions
  /** The answers before the votes were sent. */
  readonly saved: SavedAnswers
  readonly sent: readonly SentAnswer[]
  /** What was read back; undefined if nothing was. */
  readonly found: readonly Interaction[] | undefined
}

/** Returns the outcome of each answer, and the answers as the platform has them now. */
export function compareVotes({ questions, saved, sent, found }: CompareVotes): {
  readonly outcomes: Outcomes
  readonly saved: SavedAnswers
} {
  const votes = sent.flatMap((answer) => answer.votes)
  const confirmed = votes.flatMap(({ result }) => ('interaction' in result ? [result.interaction] : []))
  const byWidget = new Map([...saved.interactions, ...[...confirmed, ...(found ?? [])].map(byWidgetId)])
  const interactions = found === undefined ? withoutUnknown(byWidget, votes) : byWidget
  const outcomes = sent.map(
    (answer) => [answer.questionId, answer.failure ?? outcomeOf(answer.votes, interactions)] as const,
  )
  return {
    outcomes: Object.fromEntries(outcomes),
    saved: { ...answersFromInteractions([...byWidget.values()], questions), interactions },
  }
}

/** A question is saved if the platform has each of its votes; otherwise its worst vote decides. */
function outcomeOf(votes: readonly SentVote[], byWidget: InteractionsByWidget): AnswerOutcome {
  const failures = votes
    .filter(({ vote }) => !vote.isIn(byWidget.get(vote.widget.id)))
    .map(({ result }) => ('error' in result ? result.error : undefined))
  if (failures.length === 0) return 'saved'
  for (const failure of failures) logFailure('An answer was not saved', failure)
  const outcomes = failures.map(outcomeOfFailure)
  return outcomes.find((outcome) => outcome !== 'failed') ?? 'failed'
}

/** Until it is read, the choice behind a failed vote is unknown: the same choice is sent again. */
function withoutUnknown(byWidget: InteractionsByWidget, votes: readonly SentVote[]): InteractionsByWidget {
  const failed = votes.filter(({ result }) => 'error' in result).map(({ vote }) => vote.widget.id)
  return new Map(
    [...byWidget].map(([id, one]) => [
      id,
      failed.includes(id) ? { ...one, option_id: undefined, votes: undefined } : one,
    ]),
  )
}

function byWidgetId(interaction: Interaction): readonly [string, Interaction] {
  return [interaction.widget_id, interaction]
}

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
  const margin = platformTime(engagement).status === 'unknown' ? DEVICE_CLOCK_MARGIN_MS : 0
  const now = engagement.now() + margin
  const isOpen = ({ status, interactive_until }: Widget) =>
    status === 'published' && now < (instantFrom(interactive_until) ?? Number.POSITIVE_INFINITY)
  return new Set(results.filter(isOpen).map(({ id }) => id))
}
