import type { QueryClient } from '@tanstack/react-query'
import type { Interaction, Option, Program, Widget } from '@touchline/engagement-sdk'
import { aProgram } from '@touchline/engagement-sdk/testing'
import {
  type Answer,
  answerTo,
  type Board,
  type Fixture,
  type Prediction,
  settle,
} from '@touchline/game-rules'
import type { Change, Draft } from '../src/device/drafts.ts'
import { answersFromInteractions, type SavedAnswers } from '../src/platform/answers-and-votes.ts'
import type { FixtureQuestions } from '../src/platform/fixture-questions.ts'
import { type QuestionResult, questionResults } from '../src/platform/question-results.ts'
import { questionsFromWidgets } from '../src/platform/questions-from-widgets.ts'
import { keys } from '../src/queries/keys.ts'

/** Returns an option's id: its widget's, and its text. @example optionId('try', 'No try') //=> 'try.No-try' */
export function optionId(widgetId: string, text: string): string {
  return `${widgetId}.${text.replaceAll(' ', '-')}`
}

export function anOption(widgetId: string, text: string, amount = 0): Option {
  return {
    id: optionId(widgetId, text),
    description: text,
    reward_item_amount: amount,
  }
}

interface WidgetFacts {
  readonly id: string
  readonly texts: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  readonly more?: Partial<Widget>
}

export function aWidget({ id, texts, attributes, more = {} }: WidgetFacts): Widget {
  return {
    id,
    kind: 'text-prediction',
    program_id: 'f1',
    status: 'published',
    question: `What about ${id}?`,
    interactive_until: '2024-04-27T07:05:00Z',
    options: texts.map((text) => anOption(id, text)),
    choices: [],
    follow_ups: [],
    widget_attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
    ...more,
  }
}

const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number))

/** Returns a fixture's eight widgets as the platform has them. */
export function eightWidgets(): readonly Widget[] {
  const matchResult = (type: string, no: string) => ({
    field_type: 'match_result',
    widget_type: type,
    widget_no: no,
  })
  return [
    aWidget({
      id: 'winner',
      texts: ['Chiefs', 'Blues', 'Draw'],
      attributes: matchResult('match_winner', '1'),
    }),
    aWidget({ id: 'home', texts: NUMBERS, attributes: matchResult('team_a', '2') }),
    aWidget({ id: 'away', texts: NUMBERS, attributes: matchResult('team_b', '3') }),
    aWidget({
      id: 'try',
      texts: ['Chiefs', 'Blues', 'No try'],
      attributes: { field_type: 'select', widget_no: '4' },
    }),
    aWidget({ id: 'minute', texts: NUMBERS, attributes: { field_type: 'circular_slider', widget_no: '5' } }),
    aWidget({
      id: 'half',
      texts: ['First half', 'Second half', 'Equal'],
      attributes: { field_type: 'select', widget_no: '7' },
    }),
    aWidget({
      id: 'conversions',
      texts: NUMBERS.slice(0, 31),
      attributes: { field_type: 'slider', widget_no: '8' },
    }),
  ]
}

/** Returns the program of {@link aFixture}. */
export function aFixtureProgram(facts: Partial<Program> = {}): Program {
  const custom_data = JSON.stringify({
    team_a: 'Chiefs',
    team_b: 'Blues',
    match_start_time: '2024-04-27T07:05:00Z',
  })
  return aProgram({ id: 'f1', title: '120-2024 | 10', custom_data, ...facts })
}

export function aFixture(facts: Partial<Fixture> = {}): Fixture {
  const kickOffAt = Date.parse('2024-04-27T07:05:00Z')
  return {
    id: 'f1',
    home: { name: 'Chiefs' },
    away: { name: 'Blues' },
    kickOffAt,
    closesAt: kickOffAt,
    resultsDueAt: kickOffAt + 7_560_000,
    isSettled: false,
    ...facts,
  }
}

/** Returns the questions of a match with these widgets. @default those of {@link eightWidgets} */
export function someQuestions(widgets = eightWidgets()): FixtureQuestions {
  return questionsFromWidgets({ widgets, rejected: [], hasMore: false }, aFixture())
}

/** Returns the player's vote for one option. */
export function aVote(widgetId: string, text: string, createdAt = '2024-04-27T05:40:00Z'): Interaction {
  return {
    id: `i-${widgetId}`,
    widget_id: widgetId,
    widget_kind: 'text-prediction',
    url: `https://platform.example/interactions/${widgetId}/`,
    option_id: optionId(widgetId, text),
    created_at: createdAt,
    magnitude: undefined,
  }
}

/** Returns a number prediction for two teams; with the right number and the amount of each that is decided. */
export function aNumberPrediction(
  decided: Readonly<Record<string, readonly [number: number, amount: number]>> = {},
): Widget {
  return aWidget({
    id: 'tackles',
    texts: [],
    attributes: { widget_no: '9' },
    more: {
      kind: 'text-number-prediction',
      options: ['Chiefs', 'Blues'].map((team) => ({
        ...anOption('tackles', team, decided[team]?.[1]),
        correct_number: decided[team]?.[0] ?? null,
      })),
    },
  })
}

/** Returns the player's numbers for the teams of {@link aNumberPrediction}. */
export function numbersVote(numbers: Readonly<Record<string, number>>): Interaction {
  return {
    ...aVote('tackles', ''),
    widget_kind: 'text-number-prediction',
    option_id: undefined,
    votes: Object.entries(numbers).map(([team, number]) => ({
      option_id: optionId('tackles', team),
      number,
    })),
  }
}

/** Returns a change that was made while nothing was saved. */
export function aChange(answer: Answer, facts: Partial<Change> = {}): Change {
  return { answer, unset: [], attempts: [], ...facts }
}

/** Returns the changes of these answers, over what was saved. */
export function aDraft(answers: Prediction, saved: Prediction = {}): Draft {
  return new Map(
    Object.entries(answers).map(([id, answer]) => [id, aChange(answer, { basedOn: answerTo(saved, id) })]),
  )
}

/** Values by the ids of what they belong to. @example byId({ minute: 'saved' }) */
export function byId<Value>(values: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(values))
}

/** Answers as if they were just read from the platform. */
export function someAnswers(facts: Partial<SavedAnswers> = {}): SavedAnswers {
  return { prediction: {}, savedAt: new Map(), gone: [], partlySaved: [], interactions: new Map(), ...facts }
}

/** Returns the result of a question about a minute, without an answer. @default pending */
export function aResult(facts: Partial<QuestionResult> = {}): QuestionResult {
  return {
    question: { id: 'minute', kind: 'minute', text: 'When?', min: 0, max: 100 },
    correct: undefined,
    chosen: undefined,
    settlement: settle({ chosenPoints: undefined, maxPoints: 0 }),
    earning: [],
    parts: [],
    ...facts,
  }
}

/** Returns the result of a number prediction, read from the platform's objects, for the player's numbers of the teams. */
export function aNumbersResult(
  chosen: Readonly<Record<string, number>>,
  decided: Parameters<typeof aNumberPrediction>[0],
): QuestionResult {
  const questions = someQuestions([aNumberPrediction(decided)])
  const [result] = questionResults(questions, answersFromInteractions([numbersVote(chosen)], questions))
  if (result === undefined) throw new Error('The number prediction was read without a result')
  return result
}

/** Puts a round into a cache, by default with one match; with none for no ids. */
export function cacheRound(
  client: QueryClient,
  title: string,
  boards: readonly Board[] | ((id: string) => Board[]),
  ids: readonly string[] = ['f1'],
): void {
  const boardsOf = typeof boards === 'function' ? boards : () => [...boards]
  const programs = ids.map((id) => aFixtureProgram({ id, title, leaderboards: boardsOf(id) }))
  client.setQueryData(keys.fixtureList(title), programs)
  for (const program of programs) client.setQueryData(keys.program(program.id), program)
}

/** Marks the results of a round in a cache as available, by default those of all its matches. */
export function publishRound(client: QueryClient, title: string, ids?: readonly string[]): void {
  client.setQueryData(keys.fixtureList(title), (programs: readonly Program[] = []) =>
    programs.map((program) => {
      if (ids?.includes(program.id) === false) return program
      const data = JSON.parse(program.custom_data ?? '')
      const result = { all_results_available: true, score_a: 27, score_b: 20 }
      return { ...program, custom_data: JSON.stringify({ ...data, ...result }) }
    }),
  )
}
