import { describe, expect, it } from 'vitest'
import { orderQuestions, QUESTION_KINDS, questionClosesAt } from './question.ts'

describe('orderQuestions', () => {
  it('puts match result, minutes, counts and choices in the order of the cards', () => {
    const given = ['choice', 'numbers', 'possession', 'count', 'minute', 'match-result'] as const
    expect(orderQuestions(given.map((kind) => ({ kind }))).map((question) => question.kind)).toEqual([
      ...QUESTION_KINDS,
    ])
  })

  it('keeps the given order within a kind, and the given list as it was', () => {
    const given = Object.freeze([
      { kind: 'choice', id: 'third' },
      { kind: 'choice', id: 'fourth' },
      { kind: 'minute', id: 'first' },
      { kind: 'minute', id: 'second' },
    ] as const)
    expect(orderQuestions(given).map((question) => question.id)).toEqual([
      'first',
      'second',
      'third',
      'fourth',
    ])
    expect(given[0].id).toBe('third')
  })

  it('has nothing to order without questions', () => {
    expect(orderQuestions([])).toEqual([])
  })
})

describe('questionClosesAt', () => {
  it.each([
    [undefined, 900],
    [899, 899],
    [900, 900],
    [901, 900],
  ])('a question with the limit %s closes at %i in a fixture that closes at 900', (closesAt, expected) => {
    expect(questionClosesAt({ closesAt }, { closesAt: 900 })).toBe(expected)
  })
})
