import type { Interaction } from '@touchline/engagement-sdk'
import type { AnswerOutcome, Outcomes } from '../../platform/answer-outcome.ts'
import { answersFromInteractions, type StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { logFailure } from '../../platform/log.ts'
import { outcomeOfFailure } from '../../platform/write-errors.ts'
import type { SentAnswer, SentVote } from './send-answers.ts'

type InteractionsByWidget = ReadonlyMap<string, Interaction>

interface CompareVotes {
  readonly questions: FixtureQuestions
  /** The answers before the votes were sent. */
  readonly saved: StoredAnswers
  readonly sent: readonly SentAnswer[]
  /** What was read back; undefined if nothing was. */
  readonly found: readonly Interaction[] | undefined
}

/** Returns the outcome of each answer, and the answers as the platform has them now. */
export function compareVotes({ questions, saved, sent, found }: CompareVotes): {
  readonly outcomes: Outcomes
  readonly saved: StoredAnswers
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
