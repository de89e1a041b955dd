import { describe, expectTypeOf, it } from 'vitest'
import {
  type Answer,
  type Countdown,
  chooseBoard,
  type Feedback,
  type FixtureTag,
  initialAnswer,
  type MatchFacts,
  type NumberAnswer,
  nextResultsCheck,
  type PickOf,
  type Prediction,
  pointsFor,
  pointsPerChoice,
  type Question,
  type QuestionKind,
  type ScoringPart,
  type ScoringScheme,
  type Settlement,
  type Tournament,
} from '../src/index.ts'
import { parsePick } from '../src/questions/picks.ts'

declare const facts: MatchFacts
declare const scheme: ScoringScheme
const teams = { home: { name: 'Blues' }, away: { name: 'Chiefs' } }

describe('the unions', () => {
  it('of questions and answers have the same kinds', () => {
    expectTypeOf<Question['kind']>().toEqualTypeOf<QuestionKind>()
    expectTypeOf<Answer['kind']>().toEqualTypeOf<QuestionKind>()
    expectTypeOf<QuestionKind>().toEqualTypeOf<
      'match-result' | 'minute' | 'count' | 'possession' | 'numbers' | 'choice'
    >()
  })

  it('of questions are discriminated by kind', () => {
    expectTypeOf<Extract<Question, { kind: 'choice' }>>().toHaveProperty('choices')
    expectTypeOf<Extract<Question, { kind: 'minute' }>>().toHaveProperty('max').toBeNumber()
    expectTypeOf<Extract<Question, { kind: 'minute' }>>().not.toHaveProperty('choices')
    expectTypeOf<Extract<Answer, { kind: 'count' }>>().toEqualTypeOf<NumberAnswer<'count'>>()
  })

  it('have the four tags and the three feedbacks', () => {
    expectTypeOf<FixtureTag>().toEqualTypeOf<
      'see-results' | 'awaiting-results' | 'edit-predictions' | 'predict-now'
    >()
    expectTypeOf<Feedback>().toEqualTypeOf<'correct' | 'almost' | 'missed'>()
  })

  it('have feedback on settled questions only, and seconds on open countdowns only', () => {
    expectTypeOf<Extract<Settlement, { state: 'pending' }>['feedback']>().toBeUndefined()
    expectTypeOf<Extract<Settlement, { state: 'settled' }>['feedback']>().toEqualTypeOf<Feedback>()
    expectTypeOf<Extract<Countdown, { state: 'open' }>>().toHaveProperty('seconds')
    expectTypeOf<Extract<Countdown, { state: 'closed' }>>().not.toHaveProperty('seconds')
  })

  it('have a start gap and rounds for round-based tournaments only', () => {
    expectTypeOf<Extract<Tournament, { roundBased: true }>['startWeekGap']>().toBeNumber()
    expectTypeOf<Extract<Tournament, { roundBased: false }>['startWeekGap']>().toBeUndefined()
    expectTypeOf<Extract<Tournament, { roundBased: false }>['matchWeeks']>().toEqualTypeOf<readonly []>()
  })
})

describe('a pick', () => {
  it('has the type of its part', () => {
    expectTypeOf<PickOf<'home-score'>>().toBeNumber()
    expectTypeOf<PickOf<'outcome'>>().toEqualTypeOf<'home' | 'away' | 'draw'>()
    expectTypeOf<PickOf<'first-try'>>().toEqualTypeOf<'home' | 'away' | 'none'>()
    expectTypeOf<PickOf<'half-time-leader'>>().toEqualTypeOf<'home' | 'away' | 'level'>()
    expectTypeOf<PickOf<'higher-scoring-half'>>().toEqualTypeOf<'first' | 'second' | 'equal'>()
  })

  it('of another part does not compile', () => {
    expectTypeOf(pointsFor('outcome', 'home', { facts, scheme })).toEqualTypeOf<number | undefined>()
    // @ts-expect-error 'level' is a pick of the half-time leader; the outcome is 'draw'
    pointsFor('outcome', 'level', { facts, scheme })
    // @ts-expect-error a score is a number
    pointsFor('home-score', '24', { facts, scheme })
    // @ts-expect-error the part does not exist
    pointsFor('away-try', 'home', { facts, scheme })
  })

  it('of any part is accepted in a loop over the parts', () => {
    expectTypeOf(pointsPerChoice<ScoringPart>)
      .parameter(1)
      .toEqualTypeOf<readonly PickOf<ScoringPart>[]>()
    expectTypeOf(pointsPerChoice('conversions', [0, 1], { facts, scheme })).toEqualTypeOf<
      number[] | undefined
    >()
  })

  it('parsed from a text may be undefined', () => {
    expectTypeOf(parsePick('first-try', 'No try', teams)).toEqualTypeOf<
      'home' | 'away' | 'none' | undefined
    >()
    expectTypeOf(parsePick('conversions', '30+', teams)).toEqualTypeOf<number | undefined>()
  })
})

describe('the functions', () => {
  it('return the initial answer of each kind, and undefined for a choice', () => {
    expectTypeOf(initialAnswer({ kind: 'minute', id: 'q', text: '', min: 0, max: 100 })).toEqualTypeOf<
      NumberAnswer<'minute'>
    >()
    expectTypeOf(initialAnswer({ kind: 'choice', id: 'q', text: '', choices: [] })).toBeUndefined()
    expectTypeOf<Question>().toExtend<Parameters<typeof initialAnswer>[0]>()
  })

  it('keep additional fields of a fixture in the type', () => {
    const extended = { isSettled: false, resultsDueAt: 0, colour: 'blue' }
    expectTypeOf(nextResultsCheck([extended], 0).overdue).toEqualTypeOf<readonly (typeof extended)[]>()
  })

  it('may return no board', () => {
    expectTypeOf(chooseBoard).returns.toBeNullable()
    expectTypeOf<Prediction[string]>().toEqualTypeOf<Answer>()
  })
})
