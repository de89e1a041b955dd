import {
  instantFrom,
  type Option,
  type RejectedItem,
  type Widget,
  type WidgetIdentity,
} from '@touchline/engagement-sdk'
import {
  type Choice,
  closesAt,
  type Fixture,
  LIMITS,
  limitsFromChoices,
  type NumberKind,
  parseWholeNumber,
  type Question,
  recognisePart,
  sortQuestions,
} from '@touchline/game-rules'
import { safeUrl } from '../config/safe-url.ts'
import { boundedText, LONGEST } from './bounded-text.ts'
import { choosableNumbers } from './choosable-numbers.ts'
import type { FixtureQuestions, QuestionSource, UnavailableQuestion } from './fixture-questions.ts'
import { logFailure } from './log.ts'
import { questionAttributes } from './widget-attributes.ts'

/** The pages of widgets of one fixture, as far as they were read. */
export interface WidgetPages {
  readonly widgets: readonly Widget[]
  readonly rejected: readonly RejectedItem[]
  readonly hasMore: boolean
}

/** The result kinds: what is asked on the form has a card on the result screen. A poll has no right answer. */
const RESULT_KIND = /^(text|image)-(prediction|number-prediction)$/
const NUMBER_PREDICTION = /^(text|image)-number-prediction$/

type Read = { readonly question: Question; readonly source: QuestionSource } | UnavailableQuestion

/** What the widgets of a fixture ask, in the order of the cards. */
export function questionsFromWidgets(pages: WidgetPages, fixture: Fixture): FixtureQuestions {
  const widgets = askedWidgets(pages.widgets)
  const isMatchResult = (widget: Widget) =>
    attributesOf(widget).fieldType === 'match_result' && !NUMBER_PREDICTION.test(widget.kind)
  const matchResult = matchResultFrom(widgets.filter(isMatchResult), fixture)
  const singles = withoutDoubles(
    widgets.filter((widget) => !isMatchResult(widget)).map((widget) => singleFrom(widget, fixture)),
  )
  const all: readonly Read[] = [...matchResult, ...singles, ...pages.rejected.map(unavailableFrom)]
  const read = all.filter((one) => 'question' in one)
  const outcome = read.map(({ source }) => source).find((source) => source.kind === 'match-result')?.outcome
  const unavailable = unavailableOf(all)
  return {
    fixture: {
      ...fixture,
      closesAt: closesAt({
        kickOffAt: fixture.kickOffAt,
        interactiveUntil: instantFrom(outcome?.interactive_until),
      }),
    },
    questions: sortQuestions(read.map(({ question }) => question)),
    unavailable,
    isComplete: !pages.hasMore,
    gaps: new Map(read.flatMap(({ question, source }) => gapsOf(question, source))),
    sources: new Map(read.map(({ question, source }) => [question.id, source] as const)),
  }
}

/** What is asked and cannot be answered: each once, and logged, because nobody here can do more about it. */
function unavailableOf(reads: readonly Read[]): readonly UnavailableQuestion[] {
  const byId = new Map(reads.filter((one) => 'reason' in one).map((one) => [one.id, one] as const))
  for (const { id, reason } of byId.values()) logFailure(`Question ${id} cannot be answered here`, reason)
  return [...byId.values()]
}

/** Published questions, each once with its follow-ups, in the order of their numbers. */
function askedWidgets(widgets: readonly Widget[]): readonly Widget[] {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]))
  const published = [...byId.values()].filter((widget) => widget.status === 'published')
  return published
    .filter(isAsked)
    .map((widget) => {
      const own = published.filter((other) => parentId(other) === widget.id)
      return own.length === 0 ? widget : { ...widget, follow_ups: [...widget.follow_ups, ...own] }
    })
    .sort((a, b) => attributesOf(a).number - attributesOf(b).number || 0)
}

/** The question type comes from `field_type`; a number prediction is one by its kind. Others are not of the game. */
function isAsked(widget: Widget): boolean {
  if (!RESULT_KIND.test(widget.kind)) return false
  if (attributesOf(widget).fieldType !== undefined || NUMBER_PREDICTION.test(widget.kind)) return true
  logFailure(`Prediction ${widget.id} is not asked`, 'It has no field_type attribute.')
  return false
}

/** Of several widgets for one part the lowest number is used: they come sorted. */
function matchResultFrom(widgets: readonly Widget[], fixture: Fixture): readonly Read[] {
  if (widgets.length === 0) return []
  const ofType = (type: string) => widgets.find((widget) => attributesOf(widget).widgetType === type)
  const outcome = ofType('match_winner')
  const home = ofType('team_a')
  const away = ofType('team_b')
  const hasScores = [home, away].every((widget) => highestNumber(widget?.options ?? []) !== undefined)
  if (outcome === undefined || home === undefined || away === undefined || !hasScores) {
    return [{ id: widgets[0]?.id ?? fixture.id, reason: 'unavailable' }]
  }
  const limits = [outcome, home, away].map((widget) => instantFrom(widget.interactive_until))
  const scores = [home, away].map((widget) => highestNumber(widget.options) ?? LIMITS.maxScore)
  const question: Question = {
    kind: 'match-result',
    id: outcome.id,
    text: boundedText(outcome.question ?? '', LONGEST.question),
    home: fixture.home,
    away: fixture.away,
    maxScore: Math.min(...scores, LIMITS.maxScore),
    closesAt: earliest(limits),
  }
  return [{ question, source: { kind: 'match-result', outcome, home, away } }]
}

/** The same question asked twice is asked once: the lowest number, as they come sorted. */
function withoutDoubles(reads: readonly Read[]): readonly Read[] {
  const asked = new Set<string>()
  return reads.filter((one) => {
    if ('reason' in one || one.question.text.trim() === '') return true
    const purpose = `${one.question.kind} ${one.question.text.trim().toLowerCase()}`
    if (asked.has(purpose)) {
      logFailure(`Question ${one.question.id} is asked twice`, 'It is left out.')
      return false
    }
    asked.add(purpose)
    return true
  })
}

function singleFrom(widget: Widget, fixture: Fixture): Read {
  const question = singleQuestion(widget, fixture)
  return typeof question === 'string'
    ? { id: widget.id, reason: question }
    : { question, source: { kind: 'single', widget } }
}

function singleQuestion(widget: Widget, fixture: Fixture): Question | UnavailableQuestion['reason'] {
  const base = {
    id: widget.id,
    text: boundedText(widget.question ?? '', LONGEST.question),
    closesAt: instantFrom(widget.interactive_until),
  }
  const choices = choicesFrom(widget.options)
  if (choices.length === 0) return 'unavailable'
  if (NUMBER_PREDICTION.test(widget.kind)) {
    return { ...base, kind: 'numbers', choices, min: LIMITS.minNumber, max: LIMITS.maxNumber }
  }
  switch (attributesOf(widget).fieldType) {
    case 'circular_slider':
      return { ...base, kind: 'minute', ...limitsFromChoices('minute', choices) }
    case 'slider':
      return { ...base, kind: 'count', ...limitsFromChoices('count', choices) }
    case 'possession':
      return { ...base, kind: 'possession', ...limitsFromChoices('possession', choices) }
    case 'select':
      return { ...base, kind: 'choice', choices, part: recognisePart({ text: base.text, choices }, fixture) }
    default:
      return 'unsupported'
  }
}

function gapsOf(
  question: Question,
  source: QuestionSource,
): readonly (readonly [string, readonly number[]])[] {
  if (source.kind !== 'single' || !isNumberQuestion(question)) return []
  const numbers = choosableNumbers(question, choicesFrom(source.widget.options))
  return numbers === undefined ? [] : [[question.id, numbers]]
}

const NUMBER_KINDS: readonly string[] = ['minute', 'count', 'possession'] satisfies NumberKind[]

function isNumberQuestion(question: Question): question is Extract<Question, { readonly kind: NumberKind }> {
  return NUMBER_KINDS.includes(question.kind)
}

function choicesFrom(options: readonly Option[]): readonly Choice[] {
  return options.map(({ id, description, image_url }) => ({
    id,
    text: boundedText(description ?? '', LONGEST.choice),
    imageUrl: safeUrl(image_url ?? undefined),
  }))
}

function unavailableFrom(item: RejectedItem): UnavailableQuestion {
  return {
    id: item.id ?? item.field,
    reason: item.field === 'kind' ? 'unsupported' : 'unavailable',
  }
}

function highestNumber(options: readonly Option[]): number | undefined {
  const numbers = options.map((option) => parseWholeNumber(option.description ?? '')).filter(isKnown)
  return numbers.length === 0 ? undefined : Math.max(...numbers)
}

function earliest(instants: readonly (number | undefined)[]): number | undefined {
  const known = instants.filter(isKnown)
  return known.length === 0 ? undefined : Math.min(...known)
}

function isKnown(value: number | undefined): value is number {
  return value !== undefined
}

function parentId(widget: Widget): string | undefined {
  const parent: WidgetIdentity = widget
  const { text_prediction_id, image_prediction_id } = parent
  const { text_number_prediction_id, image_number_prediction_id } = parent
  const ids = [text_prediction_id, image_prediction_id, text_number_prediction_id, image_number_prediction_id]
  return ids.find((id) => id !== undefined && id !== null) ?? undefined
}

function attributesOf(widget: Widget) {
  return questionAttributes(widget.widget_attributes)
}
