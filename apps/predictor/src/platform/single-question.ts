import { instantFrom, type Option, type Widget } from '@touchline/engagement-sdk'
import {
  type Choice,
  type Fixture,
  LIMITS,
  limitsFromChoices,
  type NumberKind,
  type Question,
  recognisePart,
} from '@touchline/game-rules'
import { safeUrl } from '../config/urls.ts'
import { boundedText, LONGEST } from './bounded-text.ts'
import { choosableNumbers } from './choosable-numbers.ts'
import type { QuestionSource, ReadQuestion, UnavailableQuestion } from './fixture-questions.ts'
import { isNumberPrediction, questionAttributes } from './widget-attributes.ts'

/** Returns the question that one widget asks, or why it cannot be answered here. */
export function singleFrom(widget: Widget, fixture: Fixture): ReadQuestion {
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
  if (isNumberPrediction(widget)) {
    return { ...base, kind: 'numbers', choices, min: LIMITS.minNumber, max: LIMITS.maxNumber }
  }
  switch (questionAttributes(widget).fieldType) {
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

/** Returns the choosable numbers of a number question that leaves numbers out, by its id. */
export function gapsOf(
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
