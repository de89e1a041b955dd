import type { Interaction, InteractionItem, Option, Widget } from '@touchline/engagement-sdk'
import {
  type Answer,
  choiceForNumber,
  InvalidMatchResultError,
  isSameAnswer,
  isValidAnswer,
  type MatchResultAnswer,
  matchResultChoices,
  type NumbersAnswer,
  type Question,
  type QuestionId,
  type Teams,
} from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import { safeUrl } from '../config/urls.ts'
import type { QuestionSource } from './fixture-questions.ts'
import { numbersItem, storedNumbers } from './number-prediction.ts'

/** One vote to cast: an option of a widget, or a number for each of its options. */
export interface Vote {
  readonly widget: Widget
  readonly item: InteractionItem
  /** Returns whether the platform has this vote. */
  isIn(interaction: Interaction | undefined): boolean
}

/** The platform has no option for an answer. */
class NoSuchChoiceError extends PredictorError {
  override name = 'NoSuchChoiceError' as const
  readonly questionId: QuestionId
  readonly answer: Answer

  constructor({ id, kind }: Question, answer: Answer) {
    super(
      `Question ${id} (${kind}) has no choice for ${JSON.stringify(answer)}. Load its choices again: the platform may have changed them.`,
      { fault: 'invalid' },
    )
    this.questionId = id
    this.answer = answer
  }
}

/**
 * Returns the votes that an answer is made of: three for a match result, one for any other.
 *
 * @throws InvalidMatchResultError, NoSuchChoiceError
 */
export function votesFromAnswer(question: Question, source: QuestionSource, answer: Answer): readonly Vote[] {
  if (source.kind === 'match-result') {
    if (question.kind !== 'match-result' || answer.kind !== 'match-result')
      throw new NoSuchChoiceError(question, answer)
    const chosen = matchResultOptions(source, answer, question)
    return [
      voteFor(source.outcome, chosen.outcome.option),
      voteFor(source.home, chosen.home.option),
      voteFor(source.away, chosen.away.option),
    ]
  }
  if (answer.kind === 'numbers') {
    if (!isValidAnswer(question, answer)) throw new NoSuchChoiceError(question, answer)
    return [voteForNumbers(source.widget, answer)]
  }
  const chosen = singleOption(source.widget.options, answer)
  if (chosen === undefined) throw new NoSuchChoiceError(question, answer)
  return [voteFor(source.widget, chosen)]
}

function voteFor(widget: Widget, option: Option): Vote {
  return { widget, item: option, isIn: (interaction) => interaction?.option_id === option.id }
}

function voteForNumbers(widget: Widget, answer: NumbersAnswer): Vote {
  return {
    widget,
    item: numbersItem(answer),
    isIn: (interaction) => {
      const numbers = storedNumbers(interaction)
      return numbers !== undefined && isSameAnswer({ kind: 'numbers', numbers }, answer)
    },
  }
}

type MatchResultSource = Extract<QuestionSource, { kind: 'match-result' }>

function matchResultOptions(source: MatchResultSource, answer: MatchResultAnswer, teams: Teams) {
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

/** Returns the option of the winner for two scores; undefined if the platform has none. */
export function outcomeOption(
  source: MatchResultSource,
  answer: MatchResultAnswer,
  teams: Teams,
): Option | undefined {
  try {
    return matchResultOptions(source, answer, teams).outcome.option
  } catch (error) {
    if (error instanceof InvalidMatchResultError) return undefined
    throw error
  }
}

function singleOption(
  options: readonly Option[],
  answer: Exclude<Answer, NumbersAnswer>,
): Option | undefined {
  if (answer.kind === 'match-result') return undefined
  if (answer.kind === 'choice') return options.find((option) => option.id === answer.choiceId)
  return choiceForNumber(withText(options), answer.value)?.option
}

function withText(options: readonly Option[]) {
  return options.map((option) => ({
    id: option.id,
    text: option.description ?? '',
    imageUrl: safeUrl(option.image_url ?? undefined),
    option,
  }))
}
