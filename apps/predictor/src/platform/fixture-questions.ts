import type { Option, Widget } from '@touchline/engagement-sdk'
import {
  type Fixture,
  isClosed,
  parseWholeNumber,
  type Question,
  type QuestionId,
  questionClosesAt,
} from '@touchline/game-rules'

/** A question that is asked but cannot be answered here. */
export interface UnavailableQuestion {
  readonly id: QuestionId
  /** unsupported: a kind that this version does not know. unavailable: its choices cannot be read. */
  readonly reason: 'unsupported' | 'unavailable'
}

/** Everything that is asked about a fixture. */
export interface FixtureQuestions {
  /** The fixture, its closing time refined by the match-result question's own. */
  readonly fixture: Fixture
  /** In the order of their cards. */
  readonly list: readonly Question[]
  readonly unavailable: readonly UnavailableQuestion[]
  /** False if the platform has more pages than are read. */
  readonly isComplete: boolean
  /** Of number questions whose choices leave numbers out: those that can be chosen, in order; maybe none. */
  readonly gaps: ReadonlyMap<QuestionId, readonly number[]>
  /** The widgets behind each question: outcome, home and away of a final score, one of any other. Read by the platform folder only. */
  readonly sources: ReadonlyMap<QuestionId, readonly Widget[]>
}

/** Returns the widgets behind the questions. */
export function sourcesOf({ sources }: Pick<FixtureQuestions, 'sources'>): readonly Widget[] {
  return [...sources.values()].flat()
}

/** Returns the number that an option stands for; undefined if its text is none. */
export function numberOf(option: Option | undefined): number | undefined {
  return parseWholeNumber(option?.description ?? '')
}

/** Returns the questions that take answers at an instant: asked, and neither they nor their fixture closed. */
export function openQuestions(
  { fixture, list: questions }: Pick<FixtureQuestions, 'fixture' | 'list'>,
  now: number,
): readonly QuestionId[] {
  if (isClosed(fixture, now)) return []
  return questions.filter((question) => now < questionClosesAt(question, fixture)).map(({ id }) => id)
}

/** Returns when a question closes if that is before its fixture does. */
export function earlyClosing(
  { fixture, list }: FixtureQuestions,
  questionId: QuestionId,
): number | undefined {
  const closesAt = list.find(({ id }) => id === questionId)?.closesAt
  return closesAt === undefined || closesAt >= fixture.closesAt ? undefined : closesAt
}
