import { describe, expect, it } from 'vitest'
import { QUESTION_KINDS, questionClosesAt, sortQuestions } from './question.ts'

describe('sortQuestions', () => {
  it('sorts every kind in the order of the cards', () => {
    const given = ['choice', 'numbers', 'possession', 'count', 'minute', 'match-result'] as const
    expect(sortQuestions(given.map((kind) => ({ kind }))).map((question) => question.kind)).toEqual([
      ...QUESTION_KINDS,
    ])
  })

  it('keeps the order within a kind, and does not mutate the list', () => {
    const given = Object.freeze([
      { kind: 'choice', id: 'third' },
      { kind: 'choice', id: 'fourth' },
      { kind: 'minute', id: 'first' },
      { kind: 'minute', id: 'second' },
    ] as const)
    expect(sortQuestions(given).map((question) => question.id)).toEqual([
      'first',
      'second',
      'third',
      'fourth',
    ])
    expect(given[0].id).toBe('third')
  })
})

describe('questionClosesAt', () => {
  it.each([
    [undefined, 900],
    [899, 899],
    [900, 900],
    [901, 900],
  ])('is $1 for the limit $0 in a fixture that closes at 900', (closesAt, expected) => {
    expect(questionClosesAt({ closesAt }, { closesAt: 900 })).toBe(expected)
  })
})
