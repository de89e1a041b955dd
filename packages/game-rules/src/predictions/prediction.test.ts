import { describe, expect, it } from 'vitest'
import type { Answer } from '../questions/answer.ts'
import type { Question } from '../questions/question.ts'
import { answeredCount, answerTo, type Prediction, picksFromPrediction } from './prediction.ts'

const minute = (value: number): Answer => ({ kind: 'minute', value })

describe('a prediction', () => {
  it.each(['constructor', '__proto__', 'toString'])('has no answer to %s until one is added', (id) => {
    expect(answerTo({}, id)).toBeUndefined()
    const prediction: Prediction = { [id]: minute(3) }
    expect(answerTo(prediction, id)).toEqual(minute(3))
  })

  it('counts the answered questions, not the answers', () => {
    const questions = [{ id: 'a' }, { id: 'b' }, { id: 'constructor' }]
    expect(answeredCount(questions, {})).toEqual({ answered: 0, total: 3 })
    expect(answeredCount(questions, { a: minute(1), gone: minute(1) })).toEqual({ answered: 1, total: 3 })
    expect(answeredCount([], { a: minute(1) })).toEqual({ answered: 0, total: 0 })
  })
})

const teams = { home: { name: 'Blues' }, away: { name: 'Chiefs' } }
const halves = [
  { id: 'c1', text: 'First half' },
  { id: 'c2', text: 'Second half' },
  { id: 'c3', text: 'Whenever' },
]
const questions: Question[] = [
  { kind: 'match-result', id: 'result', text: '', ...teams, maxScore: 99 },
  { kind: 'minute', id: 'minute', text: '', min: 0, max: 100 },
  { kind: 'count', id: 'count', text: 'How many conversions?', min: 0, max: 30 },
  { kind: 'count', id: 'penalties', text: 'How many penalty goals?', min: 0, max: 30 },
  { kind: 'possession', id: 'possession', text: '', min: 0, max: 100 },
  { kind: 'choice', id: 'half', text: '', choices: halves, part: 'higher-scoring-half' },
  { kind: 'choice', id: 'other', text: '', choices: halves },
]
const picks = (prediction: Record<string, Answer>) => picksFromPrediction(questions, prediction, teams)

describe('picksFromPrediction', () => {
  it('returns the pick of every answered scoring part', () => {
    expect(
      picks({
        result: { kind: 'match-result', home: 20, away: 24 },
        minute: { kind: 'minute', value: 7 },
        count: { kind: 'count', value: 5 },
        half: { kind: 'choice', choiceId: 'c2' },
      }),
    ).toEqual({
      outcome: 'away',
      'home-score': 20,
      'away-score': 24,
      'first-points-minute': 7,
      conversions: 5,
      'higher-scoring-half': 'second',
    })
  })

  it.each<[string, Record<string, Answer>]>([
    ['nothing was answered', {}],
    [
      'only possession was answered, which earns no points',
      { possession: { kind: 'possession', value: 50 } },
    ],
    ['the count is one that the rules do not name', { penalties: { kind: 'count', value: 5 } }],
    ['a choice question has no scoring part', { other: { kind: 'choice', choiceId: 'c1' } }],
    ['the choice no longer exists', { half: { kind: 'choice', choiceId: 'gone' } }],
    ['the text of a choice is unknown', { half: { kind: 'choice', choiceId: 'c3' } }],
    ['an answer belongs to no question', { gone: { kind: 'minute', value: 7 } }],
    ['a minute question has a choice answer', { minute: { kind: 'choice', choiceId: 'c1' } }],
    ['a choice question has a minute answer', { half: { kind: 'minute', value: 7 } }],
  ])('returns no picks when %s', (_, prediction) => {
    expect(picks(prediction)).toEqual({})
  })
})
