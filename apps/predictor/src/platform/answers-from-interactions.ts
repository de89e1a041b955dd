import { type Interaction, instantFrom, type Option, type Widget } from '@touchline/engagement-sdk'
import type { Answer, Prediction, Question, QuestionId } from '@touchline/game-rules'
import { type FixtureQuestions, numberOf } from './fixture-questions.ts'
import { outcomeOption, storedNumbers } from './votes-from-answer.ts'

/** The player's answers as the platform has them. */
export interface SavedAnswers {
  readonly prediction: Prediction
  /** When each question was first answered, as far as the platform says; of a change it keeps no time. */
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

/** What the player answered, read from the interactions of all kinds of a fixture. */
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
    const instants = voted
      .map(({ id }) => instantFrom(byWidget.get(id)?.created_at))
      .filter((at) => at !== undefined)
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
  const { kind } = question
  if (kind === 'numbers') {
    const [numbers] = widgets.map(({ id }) => storedNumbers(byWidget.get(id)))
    return numbers === undefined ? undefined : { kind, numbers }
  }
  const [option, ...scores] = widgets.map((widget) => chosenOption(widget, byWidget))
  if (option === undefined) return undefined
  if (kind === 'choice') return { kind, choiceId: option.id }
  if (kind !== 'match-result') {
    const value = numberOf(option)
    return value === undefined ? undefined : { kind, value }
  }
  const [home, away] = scores.map(numberOf)
  if (home === undefined || away === undefined) return undefined
  const answer = { kind, home, away } as const
  // Its three votes have to agree.
  return outcomeOption(widgets, answer, question)?.id === option.id ? answer : undefined
}

/** Returns the option that the player chose; undefined if it no longer exists. */
function chosenOption(widget: Widget, byWidget: ReadonlyMap<string, Interaction>): Option | undefined {
  const optionId = byWidget.get(widget.id)?.option_id
  return widget.options.find((option) => option.id === optionId)
}
