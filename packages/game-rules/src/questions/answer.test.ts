import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, initialAnswer, isSameAnswer, isValidAnswer } from './answer.ts'
import type { Question } from './question.ts'

const matchResult: Question = {
  kind: 'match-result',
  id: 'q1',
  text: 'What will the final score be?',
  home: { name: 'Blues' },
  away: { name: 'Chiefs' },
  maxScore: 99,
}
const minute: Question = { kind: 'minute', id: 'q2', text: 'When?', min: 0, max: 100 }
const count: Question = { kind: 'count', id: 'q3', text: 'How many?', min: 0, max: 30 }
const possession: Question = { kind: 'possession', id: 'q4', text: 'How much?', min: 0, max: 100 }
const numbers: Question = {
  kind: 'numbers',
  id: 'q6',
  text: 'How many tackles?',
  choices: ['c1', 'c3'].map((id) => ({ id, text: 'Blues' })),
  min: 0,
  max: 500,
}
const choice: Question = {
  kind: 'choice',
  id: 'q5',
  text: 'Who?',
  choices: ['c1', 'c3'].map((id) => ({ id, text: 'Blues' })),
}

describe('initialAnswer', () => {
  it.each([
    [matchResult, { kind: 'match-result', home: 0, away: 0 }],
    [minute, { kind: 'minute', value: 20 }],
    [
      { ...minute, max: 19 },
      { kind: 'minute', value: 19 },
    ],
    [count, { kind: 'count', value: 0 }],
    [possession, { kind: 'possession', value: 50 }],
    [numbers, { kind: 'numbers', numbers: { c1: 0, c3: 0 } }],
    [choice, undefined],
  ])('returns the specified initial value of a $kind question', (question, start) => {
    expect(initialAnswer(question)).toEqual(start)
  })

  it('returns a valid answer for the limits of every question', () => {
    const limits = fc
      .record({ min: fc.nat(60), length: fc.nat(100), step: fc.integer({ min: 1, max: 30 }) })
      .map(({ min, length, step }) => ({ min, max: min + length, step }))
    const questions = fc
      .constantFrom(minute, count, possession, numbers)
      .chain((question) => limits.map((given): Question => ({ ...question, ...given })))
    fc.assert(
      fc.property(questions, (question) => {
        const answer = initialAnswer(question)
        expect(answer && isValidAnswer(question, answer)).toBe(true)
      }),
    )
  })
})

describe('isValidAnswer', () => {
  it.each<[Question, Answer, boolean]>([
    [matchResult, { kind: 'match-result', home: 0, away: 0 }, true],
    [matchResult, { kind: 'match-result', home: 99, away: 99 }, true],
    [matchResult, { kind: 'match-result', home: 100, away: 0 }, false],
    [matchResult, { kind: 'match-result', home: 0, away: 100 }, false],
    [matchResult, { kind: 'match-result', home: -1, away: 0 }, false],
    [matchResult, { kind: 'match-result', home: 1.5, away: 0 }, false],
    [matchResult, { kind: 'minute', value: 3 }, false],
    [minute, { kind: 'minute', value: 0 }, true],
    [minute, { kind: 'minute', value: 37 }, true],
    [minute, { kind: 'minute', value: 100 }, true],
    [minute, { kind: 'minute', value: 101 }, false],
    [minute, { kind: 'minute', value: -1 }, false],
    [minute, { kind: 'minute', value: Number.NaN }, false],
    [minute, { kind: 'count', value: 3 }, false],
    [count, { kind: 'count', value: 30 }, true],
    [count, { kind: 'count', value: 31 }, false],
    [possession, { kind: 'possession', value: 100 }, true],
    [possession, { kind: 'possession', value: 101 }, false],
    [{ ...possession, step: 5 }, { kind: 'possession', value: 55 }, true],
    [{ ...possession, step: 5 }, { kind: 'possession', value: 52 }, false],
    [numbers, { kind: 'numbers', numbers: { c1: 0, c3: 500 } }, true],
    [numbers, { kind: 'numbers', numbers: { c1: 0, c3: 501 } }, false],
    [numbers, { kind: 'numbers', numbers: { c1: 0, c3: 0.5 } }, false],
    [numbers, { kind: 'numbers', numbers: { c1: 0 } }, false],
    [numbers, { kind: 'numbers', numbers: { c1: 0, c2: 0 } }, false],
    [numbers, { kind: 'numbers', numbers: { c1: 0, c2: 0, c3: 0 } }, false],
    [numbers, { kind: 'count', value: 0 }, false],
    [choice, { kind: 'choice', choiceId: 'c1' }, true],
    [choice, { kind: 'choice', choiceId: 'c2' }, false],
    [choice, { kind: 'count', value: 0 }, false],
  ])('is $2 for $0 and $1', (question, answer, expected) => {
    expect(isValidAnswer(question, answer)).toBe(expected)
  })
})

describe('isSameAnswer', () => {
  const answers: Answer[] = [
    { kind: 'match-result', home: 1, away: 2 },
    { kind: 'match-result', home: 2, away: 1 },
    { kind: 'match-result', home: 1, away: 1 },
    { kind: 'minute', value: 1 },
    { kind: 'minute', value: 2 },
    { kind: 'count', value: 1 },
    { kind: 'possession', value: 1 },
    { kind: 'numbers', numbers: { c1: 1 } },
    { kind: 'numbers', numbers: { c1: 2 } },
    { kind: 'numbers', numbers: { c2: 1 } },
    { kind: 'numbers', numbers: { c1: 1, c2: 1 } },
    { kind: 'numbers', numbers: { c1: 1, c2: 2 } },
    { kind: 'choice', choiceId: 'c1' },
    { kind: 'choice', choiceId: 'c2' },
  ]

  it('is true for an answer and its copy, and false for every other pair', () => {
    for (const [index, one] of answers.entries())
      for (const [otherIndex, other] of answers.entries())
        expect(isSameAnswer(one, structuredClone(other))).toBe(index === otherIndex)
  })

  it('is false for an answer and undefined', () => {
    expect(isSameAnswer(answers[0], undefined)).toBe(false)
    expect(isSameAnswer(undefined, answers[0])).toBe(false)
    expect(isSameAnswer(undefined, undefined)).toBe(true)
  })
})
