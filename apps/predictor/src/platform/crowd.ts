import type { Option, Widget } from '@touchline/engagement-sdk'
import { type NumberPart, numberPartOf, type Question } from '@touchline/game-rules'
import type { SavedAnswers } from './answers-from-interactions.ts'
import { type FixtureQuestions, numberOf } from './fixture-questions.ts'

/** One answer, and the share of all fans who gave it, from 0 to 1. */
interface CrowdAnswer {
  readonly id: string
  readonly text: string
  readonly share: number
}

/** A number, and the share of all fans who said it. */
export interface CrowdNumber {
  readonly value: number
  readonly share: number
}

/** How all fans answered one widget of a question. */
export type CrowdPart =
  | {
      readonly kind: 'choices'
      readonly id: string
      readonly answers: readonly CrowdAnswer[]
      /** Id of the player's own answer. */
      readonly own: string | undefined
    }
  | {
      readonly kind: 'numbers'
      readonly id: string
      /** The team whose score it is. */
      readonly team: string | undefined
      /** In ascending order. */
      readonly numbers: readonly CrowdNumber[]
      /** The player's own number. */
      readonly own: number | undefined
      /** How a number near the right one is scored. */
      readonly scoredAs: NumberPart | undefined
    }

/** What is known of one question after the fixture has closed. */
interface CrowdQuestion {
  readonly questions: Pick<FixtureQuestions, 'sources'>
  readonly question: Question
  /** The player's own answers. */
  readonly answers: Pick<SavedAnswers, 'interactions'>
  readonly counts: CrowdCounts
}

/**
 * Returns how all fans answered a question: one part, for the final score the winner and both scores. Empty if a count is
 * missing or all are zero. Home and away scores are separate questions, so nothing is known of their combinations.
 */
export function crowdOfQuestion({
  questions,
  question,
  answers,
  counts,
}: CrowdQuestion): readonly CrowdPart[] {
  const numbers = numberFactsOf(question)
  const widgets = questions.sources.get(question.id) ?? []
  const parts = widgets.map((widget, place) => {
    const own = answers.interactions.get(widget.id)?.option_id ?? undefined
    const facts = numbers[place]
    return facts === undefined
      ? choicesPart(widget, counts, own)
      : numbersPart(widget, counts, { own, ...facts })
  })
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length && question.kind !== 'numbers' ? known : []
}

/** Returns what is known of each widget of a question that is answered with a number; undefined of the others. */
function numberFactsOf(question: Question): readonly (Omit<NumbersFacts, 'own'> | undefined)[] {
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

function choicesPart(
  { id, options }: Widget,
  counts: CrowdCounts,
  own: string | undefined,
): CrowdPart | undefined {
  const shares = sharesOf(options, counts)
  if (shares === undefined) return undefined
  const answers = options.map((option, place) => ({
    id: option.id,
    text: option.description ?? '',
    share: shares[place] ?? 0,
  }))
  return { kind: 'choices', id, answers, own: answers.some((answer) => answer.id === own) ? own : undefined }
}

interface NumbersFacts {
  /** Id of the option that the player chose. */
  readonly own: string | undefined
  readonly team?: string
  readonly scoredAs: NumberPart | undefined
}

function numbersPart(
  { id, options }: Widget,
  counts: CrowdCounts,
  { own, team, scoredAs }: NumbersFacts,
): CrowdPart | undefined {
  const shares = sharesOf(options, counts)
  if (shares === undefined) return undefined
  const read = options.flatMap((option, place) => {
    const value = numberOf(option)
    return value === undefined ? [] : [{ id: option.id, value, share: shares[place] ?? 0 }]
  })
  if (read.length !== options.length) return undefined
  return {
    kind: 'numbers',
    id,
    team,
    numbers: read.map(({ value, share }) => ({ value, share })).sort((a, b) => a.value - b.value),
    own: read.find((number) => number.id === own)?.value,
    scoredAs,
  }
}

/** Returns undefined if a count is missing or all are zero. */
function sharesOf(options: readonly Option[], counts: CrowdCounts): readonly number[] | undefined {
  const known = options.map(({ id }) => (Object.hasOwn(counts, id) ? counts[id] : undefined))
  const total = known.reduce<number>((sum, count) => sum + (count ?? Number.NaN), 0)
  return total > 0 ? known.map((count = 0) => count / total) : undefined
}

/** How many fans chose an option, by its id. */
export type CrowdCounts = Readonly<Record<string, number>>

/** Returns the public counts of the widgets' options. An option without a whole count is left out. */
export function crowdCounts(widgets: readonly Widget[]): CrowdCounts {
  return Object.fromEntries(
    widgets.flatMap(({ options }) =>
      options.flatMap((option) => {
        const count = voteCount(option)
        return count === undefined ? [] : [[option.id, count] as const]
      }),
    ),
  )
}

function voteCount(option: Option & { readonly vote_count?: unknown }): number | undefined {
  const { vote_count } = option
  return typeof vote_count === 'number' && Number.isInteger(vote_count) && vote_count >= 0
    ? vote_count
    : undefined
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
