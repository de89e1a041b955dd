import {
  type Interaction,
  type InteractionItem,
  instantFrom,
  type Option,
  type Widget,
} from '@touchline/engagement-sdk'
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
  type NumbersQuestion,
  type Prediction,
  type Question,
  type QuestionId,
  type Teams,
} from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import { safeUrl } from '../config/urls.ts'
import { type FixtureQuestions, numberOf } from './fixture-questions.ts'

/** The player's answers as the platform has them. */
export interface SavedAnswers {
  readonly prediction: Prediction
  /** When each question was first answered, as far as the platform says; it stores no time of a change. */
  readonly savedAt: ReadonlyMap<QuestionId, number>
  /** Questions whose stored choice is no longer among their choices. */
  readonly gone: readonly QuestionId[]
  /** Final scores of which some votes are stored, or votes that contradict each other: an interrupted submit. */
  readonly partlySaved: readonly QuestionId[]
  /** By widget: what an update needs. Read by the platform folder only. */
  readonly interactions: ReadonlyMap<string, Interaction>
}

/** The questions of a fixture with the player's saved answers. */
export interface AnsweredFixture {
  readonly questions: FixtureQuestions
  readonly answers: SavedAnswers
}

/** Returns the player's answers from the interactions of all kinds of a fixture. */
export function answersFromInteractions(
  interactions: readonly Interaction[],
  { list: questions, sources }: Pick<FixtureQuestions, 'list' | 'sources'>,
): SavedAnswers {
  const byWidget = new Map(interactions.map((interaction) => [interaction.widget_id, interaction]))
  const answers = new Map<QuestionId, Answer>()
  const savedAt = new Map<QuestionId, number>()
  const gone: QuestionId[] = []
  const partlySaved: QuestionId[] = []
  for (const question of questions) {
    const widgets = sources.get(question.id) ?? []
    const voted = widgets.filter(({ id }) => byWidget.has(id))
    if (voted.length === 0) continue
    const answer = answerFrom(question, widgets, byWidget)
    if (answer === undefined) {
      const isAvailable = voted.every((widget) => chosenOption(widget, byWidget) !== undefined)
      if (question.kind === 'match-result' && isAvailable) partlySaved.push(question.id)
      else gone.push(question.id)
      continue
    }
    answers.set(question.id, answer)
    const instants = voted.flatMap(({ id }) => instantFrom(byWidget.get(id)?.created_at) ?? [])
    if (instants.length > 0) savedAt.set(question.id, Math.max(...instants))
  }
  const prediction = Object.fromEntries(answers)
  return { prediction, savedAt, gone, partlySaved, interactions: byWidget }
}

function answerFrom(
  question: Question,
  widgets: readonly Widget[],
  byWidget: ReadonlyMap<string, Interaction>,
): Answer | undefined {
  if (question.kind === 'numbers') {
    const [numbers] = widgets.map(({ id }) => storedNumbers(byWidget.get(id)))
    return numbers && { kind: question.kind, numbers }
  }
  const options = widgets.map((widget) => chosenOption(widget, byWidget))
  if (options[0] === undefined) return undefined
  const answer = answerFromOptions(question, options)
  if (question.kind !== 'match-result' || answer?.kind !== 'match-result') return answer
  // Its three votes have to agree.
  return winnerOf(widgets, answer, question) === options[0] ? answer : undefined
}

/** Returns the answer that an option of each of its widgets makes; undefined if one is missing or has no number. */
export function answerFromOptions(
  { kind }: Exclude<Question, NumbersQuestion>,
  [option, ...scores]: readonly (Option | undefined)[],
): Answer | undefined {
  if (kind === 'choice') return option && { kind, choiceId: option.id }
  if (kind === 'match-result') {
    const [home, away] = scores.map(numberOf)
    return home === undefined || away === undefined ? undefined : { kind, home, away }
  }
  const value = numberOf(option)
  return value === undefined ? undefined : { kind, value }
}

/** Returns the option that the player chose; undefined if it no longer exists. */
function chosenOption(widget: Widget, byWidget: ReadonlyMap<string, Interaction>): Option | undefined {
  const optionId = byWidget.get(widget.id)?.option_id
  return widget.options.find((option) => option.id === optionId)
}

/** Returns the numbers that a player stored, by choice; undefined if there are none. */
export function storedNumbers(
  interaction: Interaction | undefined,
): Readonly<Record<ChoiceId, number>> | undefined {
  const votes = interaction?.votes ?? []
  if (votes.length === 0) return undefined
  return Object.fromEntries(votes.map(({ option_id, number }) => [option_id, number]))
}

/** Returns the option of the winner for two scores; undefined if the platform has none. */
function winnerOf(widgets: readonly Widget[], answer: MatchResultAnswer, teams: Teams): Option | undefined {
  try {
    return matchResultOptions(widgets, answer, teams).outcome.option
  } catch (error) {
    if (error instanceof InvalidMatchResultError) return undefined
    throw error
  }
}

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
  if (question.kind === 'match-result' && answer.kind === question.kind) {
    const { outcome, home, away } = matchResultOptions(widgets, answer, question)
    return [outcome, home, away].map(voteFor)
  }
  const votes = widgets.flatMap((widget) => singleVote(question, widget, answer) ?? [])
  if (votes.length > 0) return votes
  throw new PredictorError(
    `Question ${question.id} (${question.kind}) has no choice for ${JSON.stringify(answer)}. Load its choices again: the platform may have changed them.`,
    { fault: 'invalid' },
  )
}

function singleVote(question: Question, widget: Widget, answer: Answer): Vote | undefined {
  if (answer.kind === 'match-result' || answer.kind !== question.kind) return undefined
  if (answer.kind === 'numbers') {
    return isValidAnswer(question, answer) ? voteForNumbers(widget, answer) : undefined
  }
  const options = optionsOf(widget)
  const chosen =
    answer.kind === 'choice'
      ? options.find(({ id }) => id === answer.choiceId)
      : choiceForNumber(options, answer.value)
  return chosen && voteFor(chosen)
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

function matchResultOptions(widgets: readonly Widget[], answer: MatchResultAnswer, teams: Teams) {
  const [outcome = [], home = [], away = []] = widgets.map(optionsOf)
  return matchResultChoices({ outcome, home, away }, answer, teams)
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
