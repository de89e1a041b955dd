import {
  createWidgetInteraction,
  type Engagement,
  type Interaction,
  isEngagementError,
  updateWidgetInteraction,
} from '@touchline/engagement-sdk'
import { answerTo, type Prediction, type QuestionId } from '@touchline/game-rules'
import type { AnswerOutcome } from './answer-outcome.ts'
import { answersFromInteractions, type StoredAnswers } from './answers-from-interactions.ts'
import type { FixtureQuestions } from './fixture-questions.ts'
import { logFailure } from './log.ts'
import { type Vote, votesFromAnswer } from './votes-from-answer.ts'
import { isUncertain, outcomeOfFailure } from './write-errors.ts'

export interface SendPrediction {
  /** What to send: the answers that the player touched, and no other. */
  readonly answers: Prediction
  readonly asked: FixtureQuestions
  /** The answers as they were read last; they say what is an update. */
  readonly stored: StoredAnswers
  /** Reads the answers again, past every cache. */
  readonly readBack: () => Promise<readonly Interaction[]>
  readonly signal?: AbortSignal | undefined
}

export interface SentPrediction {
  readonly outcomes: Readonly<Record<QuestionId, AnswerOutcome>>
  readonly stored: StoredAnswers
}

type Result = { readonly interaction: Interaction } | { readonly error: unknown }
interface Cast {
  readonly questionId: QuestionId
  readonly vote: Vote
  readonly result: Result
}

/**
 * Sends each answer, all in parallel, each settled by itself. Where a reply was lost the platform
 * is asked what it has before anything counts as failed. Never throws.
 */
export async function sendPrediction(
  engagement: Engagement,
  request: SendPrediction,
): Promise<SentPrediction> {
  const { answers, asked, stored, readBack, signal } = request
  const ballots = Object.keys(answers).map((id) => ballotFor(id, asked, answers))
  const casts = await Promise.all(
    ballots.flatMap((ballot) =>
      ballot.votes.map(async (vote): Promise<Cast> => {
        const earlier = stored.interactions.get(vote.widget.id)
        return {
          questionId: ballot.questionId,
          vote,
          result: await castVote(engagement, vote, { earlier, signal }),
        }
      }),
    ),
  )
  const confirmed = casts.flatMap(({ result }) => ('interaction' in result ? [result.interaction] : []))
  const isLost = casts.some(({ result }) => 'error' in result && isUncertain(result.error))
  const known = isLost ? await readBack().catch(() => undefined) : undefined
  const byWidget = new Map([...stored.interactions, ...[...confirmed, ...(known ?? [])].map(byWidgetId)])
  const after = answersFromInteractions([...byWidget.values()], asked)
  const outcomes = ballots.map(({ questionId, failure }) => {
    const own = casts.filter((cast) => cast.questionId === questionId)
    return [questionId, failure ?? outcomeOf(own, byWidget)] as const
  })
  const interactions = known === undefined ? doubted(byWidget, casts) : byWidget
  return { outcomes: Object.fromEntries(outcomes), stored: { ...after, interactions } }
}

/** What a failed vote has left behind is not known until it is read: the same choice is sent again. */
function doubted(
  byWidget: ReadonlyMap<string, Interaction>,
  casts: readonly Cast[],
): ReadonlyMap<string, Interaction> {
  const failed = casts.filter(({ result }) => 'error' in result).map(({ vote }) => vote.widget.id)
  return new Map(
    [...byWidget].map(([id, one]) => [
      id,
      failed.includes(id) ? { ...one, option_id: undefined, votes: undefined } : one,
    ]),
  )
}

interface Ballot {
  readonly questionId: QuestionId
  readonly votes: readonly Vote[]
  /** Why nothing can be sent. */
  readonly failure?: AnswerOutcome | undefined
}

function ballotFor(
  questionId: QuestionId,
  { questions, sources }: FixtureQuestions,
  answers: Prediction,
): Ballot {
  const question = questions.find((one) => one.id === questionId)
  const source = sources.get(questionId)
  const answer = answerTo(answers, questionId)
  if (question === undefined || source === undefined || answer === undefined) {
    return { questionId, votes: [], failure: 'invalid' }
  }
  try {
    return { questionId, votes: votesFromAnswer(question, source, answer) }
  } catch (error) {
    logFailure(`The answer to question ${questionId} cannot be sent`, error)
    return { questionId, votes: [], failure: outcomeOfFailure(error) }
  }
}

interface CastOptions {
  readonly earlier: Interaction | undefined
  readonly signal?: AbortSignal | undefined
}

async function castVote(
  engagement: Engagement,
  vote: Vote,
  { earlier, signal }: CastOptions,
): Promise<Result> {
  const { widget, item } = vote
  if (earlier !== undefined && vote.isIn(earlier)) return { interaction: earlier }
  const call = { widget, interactionItem: item, signal }
  try {
    const interaction =
      earlier === undefined
        ? await createWidgetInteraction(engagement, call)
        : await updateWidgetInteraction(engagement, { ...call, interaction: earlier })
    return { interaction }
  } catch (error) {
    const isThereAlready = isEngagementError(error) && error.code === 'interaction-exists'
    if (!isThereAlready || earlier !== undefined) return { error }
  }
  // Another tab or device was first: "already exists" on create turns into an update.
  try {
    return { interaction: await updateWidgetInteraction(engagement, call) }
  } catch (error) {
    return { error }
  }
}

/** A question is saved when each of its votes is what the platform has; else its worst vote speaks for it. */
function outcomeOf(casts: readonly Cast[], byWidget: ReadonlyMap<string, Interaction>): AnswerOutcome {
  const failures = casts
    .filter(({ vote }) => !vote.isIn(byWidget.get(vote.widget.id)))
    .map(({ result }) => ('error' in result ? result.error : undefined))
  if (failures.length === 0) return 'saved'
  for (const failure of failures) logFailure('An answer was not saved', failure)
  const outcomes = failures.map(outcomeOfFailure)
  return outcomes.find((outcome) => outcome !== 'failed') ?? 'failed'
}

function byWidgetId(interaction: Interaction): readonly [string, Interaction] {
  return [interaction.widget_id, interaction]
}
