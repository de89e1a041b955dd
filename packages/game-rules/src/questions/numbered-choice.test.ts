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
  ])('%i means %s', (value, id) => {
    expect(choiceForNumber(minutes, value)?.id).toBe(id)
  })

  it('means the first where a number is listed twice', () => {
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
    ['minute', texts('5', '0', '5', 'later', 'NaN'), [0, 5], 'in order, each once, words left out'],
    ['minute', texts('80', '0', '120'), [0, 80, 120], 'a minute has no upper limit'],
    ['count', texts('29', '30+', '31'), [29, 30], 'a count ends at 30'],
    ['possession', texts('52 %', '48%', '101%'), [48, 52], 'possession ends at 100 per cent'],
    ['count', texts('few', ''), [], 'no number'],
  ] as const)('of a %s question with %j are %j: %s', (kind, choices, numbers, _why) => {
    expect(choiceNumbers(kind, choices)).toEqual(numbers)
  })
})
