import {
  instantFrom,
  type Option,
  type RejectedItem,
  type Widget,
  type WidgetIdentity,
  type WidgetKind,
} from '@touchline/engagement-sdk'
import {
  type Choice,
  choiceNumbers,
  closesAt,
  type Fixture,
  LIMITS,
  limitsFromChoices,
  type NumberKind,
  type Question,
  recognisePart,
  sortQuestions,
} from '@touchline/game-rules'
import { boundedText, LONGEST } from '../config/text-format.ts'
import { safeUrl } from '../config/urls.ts'
import { type FixtureQuestions, numberOf, type UnavailableQuestion } from './fixture-questions.ts'
import { logFailure } from './log.ts'

/** The pages of widgets of one fixture, as far as they were read. */
interface WidgetPages {
  readonly widgets: readonly Widget[]
  readonly rejected: readonly RejectedItem[]
  readonly hasMore: boolean
}

/** What was read of a widget: a question with its widgets, or why it cannot be answered here. */
type ReadQuestion =
  | {
      readonly question: Question
      readonly widgets: readonly Widget[]
      /** Those that can be chosen, if choices leave some out. */
      readonly numbers?: readonly number[] | undefined
    }
  | UnavailableQuestion

/** Returns what the widgets of a fixture ask, in the order of the cards. */
export function questionsFromWidgets(pages: WidgetPages, fixture: Fixture): FixtureQuestions {
  const widgets = questionWidgets(pages.widgets)
  const matchResult = matchResultFrom(widgets.filter(isMatchResult), fixture)
  const singles = widgets
    .filter((widget) => !isMatchResult(widget))
    .map((widget) => singleFrom(widget, fixture))
  const all: readonly ReadQuestion[] = [...matchResult, ...singles, ...pages.rejected.map(unavailableFrom)]
  const read = all.filter((one) => 'question' in one)
  const outcome = read.find(({ question }) => question.kind === 'match-result')?.widgets[0]
  const unavailable = unavailableOf(all)
  return {
    fixture: {
      ...fixture,
      closesAt: closesAt({
        kickOffAt: fixture.kickOffAt,
        interactiveUntil: instantFrom(outcome?.interactive_until),
      }),
    },
    list: sortQuestions(read.map(({ question }) => question)),
    unavailable,
    isComplete: !pages.hasMore,
    gaps: new Map(
      read.flatMap(({ question, numbers }) => (numbers === undefined ? [] : [[question.id, numbers]])),
    ),
    sources: new Map(read.map(({ question, widgets: sources }) => [question.id, sources] as const)),
  }
}

/** Returns the questions that cannot be answered, each once, and logs them: no other code handles them. */
function unavailableOf(reads: readonly ReadQuestion[]): readonly UnavailableQuestion[] {
  const byId = new Map(reads.filter((one) => 'reason' in one).map((one) => [one.id, one] as const))
  for (const { id, reason } of byId.values()) logFailure(`Question ${id} cannot be answered here`, reason)
  return [...byId.values()]
}

function unavailableFrom({ id, field }: RejectedItem): UnavailableQuestion {
  return { id: id ?? field, reason: field === 'kind' ? 'unsupported' : 'unavailable' }
}

/** The result kinds: each has a card on the form and one on the result screen. A poll has no right answer. */
export const PREDICTION_KINDS = [
  'text-prediction',
  'image-prediction',
  'text-number-prediction',
  'image-number-prediction',
] as const satisfies readonly WidgetKind[]

/** The fields in which a follow-up names its parent. */
const PARENT_FIELDS = [
  'text_prediction_id',
  'image_prediction_id',
  'text_number_prediction_id',
  'image_number_prediction_id',
] as const

/** Returns the published widgets of the game, each once with its follow-ups, in the order of their numbers. */
function questionWidgets(widgets: readonly Widget[]): readonly Widget[] {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]))
  const published = [...byId.values()].filter((widget) => widget.status === 'published')
  return published
    .filter(isQuestion)
    .map((widget) => {
      const own = published.filter((other: WidgetIdentity) =>
        PARENT_FIELDS.some((field) => other[field] === widget.id),
      )
      return own.length === 0 ? widget : { ...widget, follow_ups: [...widget.follow_ups, ...own] }
    })
    .sort((a, b) => placeOf(a) - placeOf(b) || 0)
}

/** The question type comes from `field_type`; a number prediction is one by its kind. Others are not of the game. */
function isQuestion(widget: Widget): boolean {
  if (!PREDICTION_KINDS.some((kind) => kind === widget.kind)) return false
  if (attributeOf(widget, 'field_type') !== undefined || isNumberPrediction(widget)) return true
  logFailure(`Prediction ${widget.id} is not asked`, 'It has no field_type attribute.')
  return false
}

/** Returns an attribute of a widget; undefined if it has none of that name. */
function attributeOf(
  { widget_attributes }: Widget,
  name: 'field_type' | 'widget_type' | 'widget_no',
): string | undefined {
  return widget_attributes.find(({ key }) => key === name)?.value ?? undefined
}

/** Returns the place of a widget among the questions; Infinity without one, so that it follows the numbered ones. */
function placeOf(widget: Widget): number {
  const number = Number.parseInt(attributeOf(widget, 'widget_no') ?? '', 10)
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number
}

/** Returns whether a widget asks for a number for each of its options. */
function isNumberPrediction({ kind }: Widget): boolean {
  return kind.endsWith('-number-prediction')
}

/** Returns whether a widget asks for a part of the final score: the winner, or the score of one side. */
function isMatchResult(widget: Widget): boolean {
  return attributeOf(widget, 'field_type') === 'match_result' && !isNumberPrediction(widget)
}

/** Returns the one question of its widgets. Of several widgets for one part the first is used: it has the lowest number. */
function matchResultFrom(widgets: readonly Widget[], fixture: Fixture): readonly ReadQuestion[] {
  if (widgets.length === 0) return []
  const ofType = (type: string) => widgets.find((widget) => attributeOf(widget, 'widget_type') === type)
  const outcome = ofType('match_winner')
  const home = ofType('team_a')
  const away = ofType('team_b')
  const maxScore = Math.min(LIMITS.maxScore, highestNumber(home), highestNumber(away))
  if (outcome === undefined || home === undefined || away === undefined || maxScore < 0) {
    return [{ id: widgets[0]?.id ?? fixture.id, reason: 'unavailable' }]
  }
  const limits = [outcome, home, away].flatMap((widget) => instantFrom(widget.interactive_until) ?? [])
  const question: Question = {
    kind: 'match-result',
    id: outcome.id,
    text: boundedText(outcome.question ?? '', LONGEST.question),
    home: fixture.home,
    away: fixture.away,
    maxScore,
    closesAt: limits.length === 0 ? undefined : Math.min(...limits),
  }
  return [{ question, widgets: [outcome, home, away] }]
}

/** Returns -Infinity if no option is a number. */
function highestNumber(widget: Widget | undefined): number {
  return Math.max(...(widget?.options ?? []).flatMap((option) => numberOf(option) ?? []))
}

const KIND_OF_FIELD: ReadonlyMap<string, NumberKind> = new Map([
  ['circular_slider', 'minute'],
  ['slider', 'count'],
  ['possession', 'possession'],
])

/** Returns the question that one widget asks, or why it cannot be answered here. */
function singleFrom(widget: Widget, fixture: Fixture): ReadQuestion {
  const { id } = widget
  const fieldType = attributeOf(widget, 'field_type') ?? ''
  const text = boundedText(widget.question ?? '', LONGEST.question)
  const base = { id, text, closesAt: instantFrom(widget.interactive_until) }
  const choices = choicesFrom(widget.options)
  const widgets = [widget]
  if (choices.length === 0) return { id, reason: 'unavailable' }
  if (isNumberPrediction(widget)) {
    const limits = { min: LIMITS.minNumber, max: LIMITS.maxNumber }
    return { question: { ...base, kind: 'numbers', choices, ...limits }, widgets }
  }
  if (fieldType === 'select') {
    const part = recognisePart({ text, choices }, fixture)
    return { question: { ...base, kind: 'choice', choices, part }, widgets }
  }
  const kind = KIND_OF_FIELD.get(fieldType)
  if (kind === undefined) return { id, reason: 'unsupported' }
  const limits = limitsFromChoices(kind, choices)
  const numbers = choiceNumbers(kind, choices)
  const { min, max, step = 1 } = limits
  const hasGaps = numbers.length !== 1 + (max - min) / step
  return { question: { ...base, kind, ...limits }, widgets, numbers: hasGaps ? numbers : undefined }
}

function choicesFrom(options: readonly Option[]): readonly Choice[] {
  return options.map(({ id, description, image_url }) => ({
    id,
    text: boundedText(description ?? '', LONGEST.choice),
    imageUrl: safeUrl(image_url ?? undefined),
  }))
}
