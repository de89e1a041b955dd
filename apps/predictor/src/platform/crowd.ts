import type { Option, Widget } from '@touchline/engagement-sdk'
import { type NumberPart, numberPartOf, parseWholeNumber, type Question } from '@touchline/game-rules'
import type { AnsweredFixture } from './answers-and-votes.ts'

/** One answer, and the share of all fans who gave it, from 0 to 1. */
interface CrowdAnswer {
  readonly id: string
  readonly text: string
  readonly share: number
}

/** An answer that is a number. */
export interface CrowdNumber extends CrowdAnswer {
  readonly value: number
}

interface Answers<Answer extends CrowdAnswer> {
  readonly id: string
  readonly answers: readonly Answer[]
  /** The player's. */
  readonly own: Answer | undefined
}

/** How all fans answered a choice in words. */
export interface ChoicesPart extends Answers<CrowdAnswer> {
  readonly kind: 'choices'
}

/** How all fans answered with a number, in ascending order. */
export interface NumbersPart extends Answers<CrowdNumber>, NumberFacts {
  readonly kind: 'numbers'
}

interface NumberFacts {
  /** The team whose score it is. */
  readonly team?: string
  /** How a number near the right one is scored. */
  readonly scoredAs: NumberPart | undefined
}

/** How all fans answered one widget of a question. */
type CrowdPart = ChoicesPart | NumbersPart

/**
 * Returns how all fans answered a question: one part, for the final score the winner and both scores. Empty if a count is
 * missing or all are zero. Home and away scores are separate questions, so nothing is known of their combinations.
 */
export function crowdOfQuestion(
  question: Question,
  { questions, answers }: AnsweredFixture,
  counts: CrowdCounts,
): readonly CrowdPart[] {
  const numbers = numberFactsOf(question)
  const widgets = questions.sources.get(question.id) ?? []
  const parts = widgets.map((widget, place): CrowdPart => {
    const { id } = widget
    const given = answersTo(widget, counts)
    const ownId = answers.interactions.get(id)?.option_id
    const isOwn = (answer: CrowdAnswer) => answer.id === ownId
    const facts = numbers[place]
    if (facts === undefined) return { kind: 'choices', id, answers: given, own: given.find(isOwn) }
    const inOrder = numbersOf(given)
    return { kind: 'numbers', id, answers: inOrder, own: inOrder.find(isOwn), ...facts }
  })
  const isKnown = question.kind !== 'numbers' && parts.every((part) => part.answers.length > 0)
  return isKnown ? parts : []
}

/** Returns what is known of each widget of a question that is answered with a number; undefined of the others. */
function numberFactsOf(question: Question): readonly (NumberFacts | undefined)[] {
  switch (question.kind) {
    case 'match-result':
      return [
        undefined,
        { team: question.home.name, scoredAs: 'home-score' },
        { team: question.away.name, scoredAs: 'away-score' },
      ]
    case 'minute':
    case 'count':
      return [{ scoredAs: numberPartOf(question) }]
    case 'possession':
      return [{ scoredAs: undefined }]
    default:
      return []
  }
}

/** Returns nothing if a count is missing or all are zero. */
function answersTo({ options }: Widget, counts: CrowdCounts): readonly CrowdAnswer[] {
  const countOf = ({ id }: Option) => counts.get(id) ?? Number.NaN
  const total = options.reduce((sum, option) => sum + countOf(option), 0)
  if (!(total > 0)) return []
  return options.map((option) => ({
    id: option.id,
    text: option.description ?? '',
    share: countOf(option) / total,
  }))
}

/** Returns nothing if an answer is no number. */
function numbersOf(answers: readonly CrowdAnswer[]): readonly CrowdNumber[] {
  const numbers = answers.flatMap((answer) => {
    const value = parseWholeNumber(answer.text)
    return value === undefined ? [] : [{ ...answer, value }]
  })
  return numbers.length === answers.length ? numbers.sort((a, b) => a.value - b.value) : []
}

/** How many fans chose an option, by its id. */
export type CrowdCounts = ReadonlyMap<string, number>

/** Returns the public counts of the options of a timeline's widgets. An option without a whole count is left out. */
export function crowdCounts({ results }: { readonly results: readonly Widget[] }): CrowdCounts {
  return new Map(
    results
      .flatMap(({ options }): readonly CountedOption[] => options)
      .flatMap(({ id, vote_count: count }) =>
        typeof count === 'number' && Number.isInteger(count) && count >= 0 ? [[id, count]] : [],
      ),
  )
}

interface CountedOption extends Option {
  readonly vote_count?: unknown
}

/**
 * Returns a widget without what shows how other fans answered. While a fixture is open that must not be in the cache: a fan who
 * sees it predicts with the crowd.
 */
export function withoutCrowd(widget: Widget): Widget {
  return { ...withoutCounts(widget), follow_ups: widget.follow_ups.map(withoutCounts) }
}

/** How other fans answered: `answer_count`, `engagement_count`, `average_magnitude` and the like. */
const CROWD_FIELD = /_(?:count|percent)$|^average_/

/** The choices are those of a quiz, which is no question of the game. Of an option the needed fields are listed: a fixture has hundreds. */
function withoutCounts(widget: Widget): Widget {
  const options = widget.options.map(neededOfOption)
  const kept = { ...widget, options, choices: [] }
  for (const name of Object.keys(kept)) if (CROWD_FIELD.test(name)) Reflect.deleteProperty(kept, name)
  return kept
}

function neededOfOption(option: Option): Option {
  const { id, description, image_url, vote_url, is_correct, reward_item_amount, correct_number } = option
  return { id, description, image_url, vote_url, is_correct, reward_item_amount, correct_number }
}
