import { describe, expect, it } from 'vitest'
import { choiceForNumber, choiceNumbers } from './numbered-choice.ts'

const minutes = ['5', '0', 'never', '10', '20'].map((text) => ({ id: `m${text}`, text }))

describe('choiceForNumber', () => {
  it.each([
    [0, 'm0'],
    [20, 'm20'],
    [7, undefined],
    [21, undefined],
    [-1, undefined],
  ])('returns the choice $1 for $0', (value, id) => {
    expect(choiceForNumber(minutes, value)?.id).toBe(id)
  })

  it('returns the first choice when a number is listed twice', () => {
    const twice = [
      { id: 'a', text: '7' },
      { id: 'b', text: '07' },
    ]
    expect(choiceForNumber(twice, 7)?.id).toBe('a')
  })
})

describe('choiceNumbers', () => {
  const texts = (...given: string[]) => given.map((text) => ({ text }))

  it.each([
    ['minute', texts('5', '0', '5', 'later', 'NaN'), [0, 5], 'ascending, without duplicates and words'],
    ['minute', texts('80', '0', '120'), [0, 80, 120], 'a minute has no upper limit'],
    ['count', texts('29', '30+', '31'), [29, 30], 'the limit of a count is 30'],
    ['possession', texts('52 %', '48%', '101%'), [48, 52], 'the limit of possession is 100 per cent'],
    ['count', texts('few', ''), [], 'no number'],
  ] as const)('returns $2 for a $0 question with $1: $3', (kind, choices, numbers, _why) => {
    expect(choiceNumbers(kind, choices)).toEqual(numbers)
  })
})
