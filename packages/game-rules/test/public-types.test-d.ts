import { describe, expectTypeOf, it } from 'vitest'
import {
  type Answer,
  amountsFor,
  type Countdown,
  type Feedback,
  type FixtureTag,
  type MatchFacts,
  type NumberAnswer,
  type PickOf,
  type Prediction,
  pickBoard,
  pointsFor,
  type Question,
  type QuestionKind,
  resultsWatch,
  type ScoringPart,
  type ScoringScheme,
  type Settlement,
  startAnswer,
  type Tournament,
} from '../src/index.ts'
import { pickFromText } from '../src/questions/pick-text.ts'

declare const facts: MatchFacts
declare const scheme: ScoringScheme
const teams = { home: { name: 'Blues' }, away: { name: 'Chiefs' } }

describe('the unions', () => {
  it('have questions and answers of the same kinds', () => {
    expectTypeOf<Question['kind']>().toEqualTypeOf<QuestionKind>()
    expectTypeOf<Answer['kind']>().toEqualTypeOf<QuestionKind>()
    expectTypeOf<QuestionKind>().toEqualTypeOf<
      'match-result' | 'minute' | 'count' | 'possession' | 'numbers' | 'choice'
    >()
  })

  it('narrow a question by its kind', () => {
    expectTypeOf<Extract<Question, { kind: 'choice' }>>().toHaveProperty('choices')
    expectTypeOf<Extract<Question, { kind: 'minute' }>>().toHaveProperty('max').toBeNumber()
    expectTypeOf<Extract<Question, { kind: 'minute' }>>().not.toHaveProperty('choices')
    expectTypeOf<Extract<Answer, { kind: 'count' }>>().toEqualTypeOf<NumberAnswer<'count'>>()
  })

  it('name the four tags and the three feedbacks', () => {
    expectTypeOf<FixtureTag>().toEqualTypeOf<
      'see-results' | 'awaiting-results' | 'edit-predictions' | 'predict-now'
    >()
    expectTypeOf<Feedback>().toEqualTypeOf<'correct' | 'almost' | 'missed'>()
  })

  it('have feedback on settled questions only, and parts of time on open countdowns only', () => {
    expectTypeOf<Extract<Settlement, { state: 'pending' }>['feedback']>().toBeUndefined()
    expectTypeOf<Extract<Settlement, { state: 'settled' }>['feedback']>().toEqualTypeOf<Feedback>()
    expectTypeOf<Extract<Countdown, { state: 'open' }>>().toHaveProperty('seconds')
    expectTypeOf<Extract<Countdown, { state: 'closed' }>>().not.toHaveProperty('seconds')
  })

  it('give a gap and rounds to round-based tournaments only', () => {
    expectTypeOf<Extract<Tournament, { roundBased: true }>['startWeekGap']>().toBeNumber()
    expectTypeOf<Extract<Tournament, { roundBased: false }>['startWeekGap']>().toBeUndefined()
    expectTypeOf<Extract<Tournament, { roundBased: false }>['matchWeeks']>().toEqualTypeOf<readonly []>()
  })
})

describe('a pick', () => {
  it('is of the kind that its part takes', () => {
    expectTypeOf<PickOf<'home-score'>>().toBeNumber()
    expectTypeOf<PickOf<'outcome'>>().toEqualTypeOf<'home' | 'away' | 'draw'>()
    expectTypeOf<PickOf<'first-try'>>().toEqualTypeOf<'home' | 'away' | 'none'>()
    expectTypeOf<PickOf<'half-time-leader'>>().toEqualTypeOf<'home' | 'away' | 'level'>()
    expectTypeOf<PickOf<'higher-scoring-half'>>().toEqualTypeOf<'first' | 'second' | 'equal'>()
  })

  it('of another part is refused', () => {
    expectTypeOf(pointsFor('outcome', 'home', facts, scheme)).toEqualTypeOf<number | undefined>()
    // @ts-expect-error a match is drawn, only its half time is level
    pointsFor('outcome', 'level', facts, scheme)
    // @ts-expect-error a score is a number
    pointsFor('home-score', '24', facts, scheme)
    // @ts-expect-error there is no such part
    pointsFor('away-try', 'home', facts, scheme)
  })

  it('of any part can be settled in a loop over the parts', () => {
    expectTypeOf(amountsFor<ScoringPart>)
      .parameter(1)
      .toEqualTypeOf<readonly PickOf<ScoringPart>[]>()
    expectTypeOf(amountsFor('conversions', [0, 1], facts, scheme)).toEqualTypeOf<number[] | undefined>()
  })

  it('read from a text may be missing', () => {
    expectTypeOf(pickFromText('first-try', 'No try', teams)).toEqualTypeOf<
      'home' | 'away' | 'none' | undefined
    >()
    expectTypeOf(pickFromText('conversions', '30+', teams)).toEqualTypeOf<number | undefined>()
  })
})

describe('the functions', () => {
  it('start each kind of question with its own kind of answer, a choice with none', () => {
    expectTypeOf(startAnswer({ kind: 'minute', id: 'q', text: '', min: 0, max: 100 })).toEqualTypeOf<
      NumberAnswer<'minute'>
    >()
    expectTypeOf(startAnswer({ kind: 'choice', id: 'q', text: '', choices: [] })).toBeUndefined()
    expectTypeOf<Question>().toExtend<Parameters<typeof startAnswer>[0]>()
  })

  it('keep what they are given: a richer fixture comes back as rich as it was', () => {
    const rich = { isSettled: false, resultsDueAt: 0, colour: 'blue' }
    expectTypeOf(resultsWatch([rich], 0).overdue).toEqualTypeOf<readonly (typeof rich)[]>()
  })

  it('do not promise a board, nor an answer to every question', () => {
    expectTypeOf(pickBoard).returns.toBeNullable()
    expectTypeOf<Prediction[string]>().toEqualTypeOf<Answer>()
  })
})
