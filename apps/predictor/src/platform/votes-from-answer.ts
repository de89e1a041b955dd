import type { Interaction, InteractionItem, Option, Widget } from '@touchline/engagement-sdk'
import {
  type Answer,
  type ChoiceId,
  choiceForNumber,
  InvalidMatchResultError,
  isSameAnswer,
  isValidAnswer,
  type MatchResultAnswer,
  matchResultChoices,
  type NumbersAnswer,
  type Question,
  type Teams,
} from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import { safeUrl } from '../config/urls.ts'

/** One vote to cast: an option of a widget, or a number for each of its options. */
export interface Vote {
  readonly widget: Widget
  readonly item: InteractionItem
  /** Returns whether the platform has this vote. */
  isIn(interaction: Interaction | undefined): boolean
}

/**
 * Returns the votes that an answer is made of: three for a match result, one for any other.
 *
 * @throws InvalidMatchResultError, and PredictorError if the platform has no option for the answer
 */
export function votesFromAnswer(
  question: Question,
  widgets: readonly Widget[],
  answer: Answer,
): readonly Vote[] {
  const [widget] = widgets
  if (widget === undefined || question.kind !== answer.kind) throw noSuchChoice(question, answer)
  if (question.kind === 'match-result' && answer.kind === 'match-result') {
    const { outcome, home, away } = matchResultOptions(widgets, answer, question)
    return [outcome, home, away].map(voteFor)
  }
  if (answer.kind === 'numbers') {
    if (!isValidAnswer(question, answer)) throw noSuchChoice(question, answer)
    return [voteForNumbers(widget, answer)]
  }
  const chosen = singleOption(optionsOf(widget), answer)
  if (chosen === undefined) throw noSuchChoice(question, answer)
  return [voteFor(chosen)]
}

function noSuchChoice({ id, kind }: Question, answer: Answer): PredictorError {
  return new PredictorError(
    `Question ${id} (${kind}) has no choice for ${JSON.stringify(answer)}. Load its choices again: the platform may have changed them.`,
    { fault: 'invalid' },
  )
}

function voteFor({ widget, option }: ReturnType<typeof optionsOf>[number]): Vote {
  return { widget, item: option, isIn: (interaction) => interaction?.option_id === option.id }
}

function voteForNumbers(widget: Widget, answer: NumbersAnswer): Vote {
  return {
    widget,
    item: { options: Object.entries(answer.numbers).map(([optionId, number]) => ({ optionId, number })) },
    isIn: (interaction) => {
      const numbers = storedNumbers(interaction)
      return numbers !== undefined && isSameAnswer({ kind: 'numbers', numbers }, answer)
    },
  }
}

/** Returns the numbers that a player stored, by choice; undefined if there are none. */
export function storedNumbers(
  interaction: Interaction | undefined,
): Readonly<Record<ChoiceId, number>> | undefined {
  const votes = interaction?.votes ?? []
  if (votes.length === 0) return undefined
  return Object.fromEntries(votes.map(({ option_id, number }) => [option_id, number]))
}

function matchResultOptions(widgets: readonly Widget[], answer: MatchResultAnswer, teams: Teams) {
  const [outcome = [], home = [], away = []] = widgets.map(optionsOf)
  return matchResultChoices({ outcome, home, away }, answer, teams)
}

/** Returns the option of the winner for two scores; undefined if the platform has none. */
export function outcomeOption(
  widgets: readonly Widget[],
  answer: MatchResultAnswer,
  teams: Teams,
): Option | undefined {
  try {
    return matchResultOptions(widgets, answer, teams).outcome.option
  } catch (error) {
    if (error instanceof InvalidMatchResultError) return undefined
    throw error
  }
}

function singleOption(options: ReturnType<typeof optionsOf>, answer: Exclude<Answer, NumbersAnswer>) {
  if (answer.kind === 'match-result') return undefined
  if (answer.kind === 'choice') return options.find(({ id }) => id === answer.choiceId)
  return choiceForNumber(options, answer.value)
}

/** Returns the options of a widget in the terms of the game. */
function optionsOf(widget: Widget) {
  return widget.options.map((option) => ({
    id: option.id,
    text: option.description ?? '',
    imageUrl: safeUrl(option.image_url ?? undefined),
    option,
    widget,
  }))
}
