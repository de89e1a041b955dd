import {
  canUpdateAnswer,
  type Engagement,
  type Interaction,
  saveWidgetInteraction,
} from '@touchline/engagement-sdk'
import { answerTo, type Prediction, type QuestionId } from '@touchline/game-rules'
import type { SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import { type AnswerOutcome, outcomeOfFailure } from '../../../platform/faults.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { logFailure } from '../../../platform/log.ts'
import { type Vote, votesFromAnswer } from '../../../platform/votes-from-answer.ts'

/** One answer after it was sent. */
export interface SentAnswer {
  readonly questionId: QuestionId
  readonly votes: readonly SentVote[]
  /** Why nothing could be sent. */
  readonly failure?: AnswerOutcome | undefined
}

export interface SentVote {
  readonly vote: Vote
  readonly result: VoteResult
}

type VoteResult = { readonly interaction: Interaction } | { readonly error: unknown }

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

/** Sends all answers in parallel. A failure is part of its answer; never rejects. */
export function sendAnswers(
  engagement: Engagement,
  { answers, questions, saved, isCurrent, signal }: SendAnswers,
): Promise<readonly SentAnswer[]> {
  return Promise.all(
    Object.keys(answers).map(async (questionId) => {
      const ballot = ballotFor(questionId, questions, answers)
      if (!Array.isArray(ballot)) return { questionId, votes: [], failure: ballot }
      const votes = ballot.map(async (vote): Promise<SentVote> => {
        const earlier = saved.interactions.get(vote.widget.id)
        // No device can change a stored vote of a kind without updates.
        const isUnchanged = isCurrent || !canUpdateAnswer(vote.widget.kind)
        if (isUnchanged && earlier !== undefined && vote.isIn(earlier)) {
          return { vote, result: { interaction: earlier } }
        }
        return { vote, result: await sendVote(engagement, vote, { earlier, signal }) }
      })
      return { questionId, votes: await Promise.all(votes) }
    }),
  )
}

/** Returns the votes of an answer, or why nothing can be sent. */
function ballotFor(
  questionId: QuestionId,
  { list: questions, sources }: FixtureQuestions,
  answers: Prediction,
): Vote[] | AnswerOutcome {
  const question = questions.find((one) => one.id === questionId)
  const source = sources.get(questionId)
  const answer = answerTo(answers, questionId)
  if (question === undefined || source === undefined || answer === undefined) return 'invalid'
  try {
    return [...votesFromAnswer(question, source, answer)]
  } catch (error) {
    logFailure(`The answer to question ${questionId} cannot be sent`, error)
    return outcomeOfFailure(error)
  }
}

/** Sends a vote. An answer whose response is lost is read back with all others, by the caller. */
async function sendVote(
  engagement: Engagement,
  { widget, item }: Vote,
  {
    earlier,
    signal,
  }: { readonly earlier: Interaction | undefined; readonly signal?: AbortSignal | undefined },
): Promise<VoteResult> {
  const vote = { widget, interactionItem: item, interaction: earlier, signal }
  try {
    return { interaction: await saveWidgetInteraction(engagement, { ...vote, recoverLost: false }) }
  } catch (error) {
    return { error }
  }
}
