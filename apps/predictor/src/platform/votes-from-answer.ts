import type { Option, Widget } from '@touchline/engagement-sdk'
import {
  type Answer,
  choiceForNumber,
  InvalidMatchResultError,
  type MatchResultAnswer,
  matchResultChoices,
  type Question,
  type Teams,
} from '@touchline/game-rules'
import type { QuestionSource } from './fixture-questions.ts'

/** One vote to cast: this option of this widget. */
export interface Vote {
  readonly widget: Widget
  readonly option: Option
}

/** No option of the platform means the answer. */
export class NoSuchChoiceError extends Error {
  override name = 'NoSuchChoiceError' as const
}

/**
 * The votes that an answer is made of: three for a match result, one for any other.
 *
 * @throws InvalidMatchResultError, NoSuchChoiceError
 */
export function votesFromAnswer(question: Question, source: QuestionSource, answer: Answer): readonly Vote[] {
  if (source.kind === 'match-result') {
    if (question.kind !== 'match-result' || answer.kind !== 'match-result') throw mismatch(question)
    const chosen = matchResultOptions(source, answer, question)
    return [
      { widget: source.outcome, option: chosen.outcome.option },
      { widget: source.home, option: chosen.home.option },
      { widget: source.away, option: chosen.away.option },
    ]
  }
  const chosen = singleOption(source.widget.options, answer)
  if (chosen === undefined) throw mismatch(question)
  return [{ widget: source.widget, option: chosen }]
}

type MatchResultSource = Extract<QuestionSource, { kind: 'match-result' }>

function matchResultOptions(source: MatchResultSource, answer: MatchResultAnswer, teams: Teams | undefined) {
  return matchResultChoices(
    {
      outcome: withText(source.outcome.options),
      home: withText(source.home.options),
      away: withText(source.away.options),
    },
    answer,
    teams,
  )
}

/** The option of the winner that two scores mean; undefined where the platform has none. */
export function outcomeOption(
  source: MatchResultSource,
  answer: MatchResultAnswer,
  teams?: Teams,
): Option | undefined {
  try {
    return matchResultOptions(source, answer, teams).outcome.option
  } catch (error) {
    if (error instanceof InvalidMatchResultError) return undefined
    throw error
  }
}

function singleOption(options: readonly Option[], answer: Answer): Option | undefined {
  if (answer.kind === 'match-result') return undefined
  if (answer.kind === 'choice') return options.find((option) => option.id === answer.choiceId)
  return choiceForNumber(withText(options), answer.value)?.option
}

function withText(options: readonly Option[]) {
  return options.map((option) => ({ id: option.id, text: option.description ?? '', option }))
}

function mismatch(question: Question): NoSuchChoiceError {
  return new NoSuchChoiceError(
    `No choice of question ${question.id} means the answer. Load its choices again; the platform may have changed them.`,
  )
}
