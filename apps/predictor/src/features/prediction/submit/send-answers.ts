import type { QueryClient } from '@tanstack/react-query'
import {
  canUpdateAnswer,
  type Interaction,
  instantFrom,
  saveWidgetInteraction,
  type Widget,
} from '@touchline/engagement-sdk'
import { answerTo, type Prediction, type QuestionId } from '@touchline/game-rules'
import { answersFromInteractions, type SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import {
  type AnswerOutcome,
  isSignedOut,
  isUncertain,
  type Outcomes,
  outcomeOfFailure,
} from '../../../platform/faults.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { logFailure } from '../../../platform/log.ts'
import { readProfile } from '../../../platform/profile.ts'
import { type Vote, votesFromAnswer } from '../../../platform/votes-from-answer.ts'
import { readSavedAnswers } from '../../../queries/answers.ts'
import { platformTime } from '../../../queries/platform-time.ts'
import type { PlatformSession } from '../../../queries/player.ts'
import { readWidgets } from '../../../queries/questions.ts'

interface SendAnswers {
  /** The answers that the player touched, and no other. */
  readonly answers: Prediction
  readonly questions: FixtureQuestions
  /** The answers as they were last read: they decide what is an update. */
  readonly saved: SavedAnswers
  /** Whether `saved` was read for this Submit. If it was not, another device may have changed votes since. */
  readonly isCurrent: boolean
  readonly signal?: AbortSignal | undefined
}

interface SentAnswers {
  readonly outcomes: Outcomes
  /** The answers as the platform has them now. */
  readonly saved: SavedAnswers
  /** Of each vote that failed. */
  readonly errors: readonly unknown[]
}

/**
 * Sends all answers in parallel, as the votes that they are made of. If a response was lost, it reads what the platform has.
 * Never rejects: a failure is the outcome of its answer.
 */
export async function sendAnswers(
  session: PlatformSession,
  client: QueryClient,
  sending: SendAnswers,
): Promise<SentAnswers> {
  const { answers, questions, saved } = sending
  const sent = await Promise.all(Object.keys(answers).map((id) => sendAnswer(session, id, sending)))
  const votes = sent.flatMap((answer) => answer.votes)
  const errors = votes.flatMap((vote) => ('error' in vote ? [vote.error] : []))
  const found = errors.some(isUncertain)
    ? await readSavedAnswers(session, questions, { client }).catch(() => undefined)
    : undefined
  const confirmed = votes.flatMap((vote) => ('interaction' in vote ? [vote.interaction] : []))
  const stored = new Map([
    ...saved.interactions,
    ...confirmed.map((one) => [one.widget_id, one] as const),
    ...(found?.interactions ?? []),
  ])
  const interactions = found === undefined ? withoutUnknown(stored, votes) : stored
  const outcomes = sent.map(
    (answer) => [answer.questionId, answer.failure ?? outcomeOf(answer.votes, interactions)] as const,
  )
  return {
    outcomes: await explainFailures(session, {
      client,
      questions,
      outcomes: Object.fromEntries(outcomes),
    }),
    saved: { ...answersFromInteractions([...stored.values()], questions), interactions },
    errors,
  }
}

/** One answer after it was sent. */
interface SentAnswer {
  readonly questionId: QuestionId
  readonly votes: readonly SentVote[]
  /** Why nothing could be sent. */
  readonly failure?: AnswerOutcome | undefined
}

type SentVote = { readonly vote: Vote } & (
  | { readonly interaction: Interaction }
  | { readonly error: unknown }
)

async function sendAnswer(
  { engagement }: Pick<PlatformSession, 'engagement'>,
  questionId: QuestionId,
  { answers, questions, saved, isCurrent, signal }: SendAnswers,
): Promise<SentAnswer> {
  const question = questions.list.find(({ id }) => id === questionId)
  const answer = answerTo(answers, questionId)
  if (question === undefined || answer === undefined) return { questionId, votes: [], failure: 'invalid' }
  let ballot: readonly Vote[]
  try {
    ballot = votesFromAnswer(question, questions.sources.get(questionId) ?? [], answer)
  } catch (error) {
    logFailure(`The answer to question ${questionId} cannot be sent`, error)
    return { questionId, votes: [], failure: outcomeOfFailure(error) }
  }
  const votes = ballot.map(async (vote): Promise<SentVote> => {
    const { widget, item } = vote
    const earlier = saved.interactions.get(widget.id)
    // No device can change a stored vote of a kind without updates.
    const isUnchanged = isCurrent || !canUpdateAnswer(widget.kind)
    if (isUnchanged && earlier !== undefined && vote.isIn(earlier)) return { vote, interaction: earlier }
    const sending = { widget, interactionItem: item, interaction: earlier, signal }
    try {
      // A lost response is read back with all others.
      return {
        vote,
        interaction: await saveWidgetInteraction(engagement, { ...sending, recoverLost: false }),
      }
    } catch (error) {
      return { vote, error }
    }
  })
  return { questionId, votes: await Promise.all(votes) }
}

type InteractionsByWidget = ReadonlyMap<string, Interaction>

/** A question is saved if the platform has each of its votes; otherwise its worst vote decides. */
function outcomeOf(votes: readonly SentVote[], byWidget: InteractionsByWidget): AnswerOutcome {
  const failures = votes
    .filter(({ vote }) => !vote.isIn(byWidget.get(vote.widget.id)))
    .map((vote) => ('error' in vote ? vote.error : undefined))
  if (failures.length === 0) return 'saved'
  for (const failure of failures) logFailure('An answer was not saved', failure)
  const outcomes = failures.map(outcomeOfFailure)
  return outcomes.find((outcome) => outcome !== 'failed') ?? 'failed'
}

/** Until it is read, the choice behind a failed vote is unknown: the same choice is sent again. */
function withoutUnknown(byWidget: InteractionsByWidget, votes: readonly SentVote[]): InteractionsByWidget {
  const failed = votes.filter((vote) => 'error' in vote).map(({ vote }) => vote.widget.id)
  return new Map(
    [...byWidget].map(([id, one]) => [
      id,
      failed.includes(id) ? { ...one, option_id: undefined, votes: undefined } : one,
    ]),
  )
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
    const isOpen = open === undefined || questions.sources.get(id)?.every((one) => open.has(one.id)) !== false
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
