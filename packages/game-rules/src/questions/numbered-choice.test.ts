import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choiceForNumber,
  choiceNumbers,
  countLabel,
  limitsFromChoices,
  parseWholeNumber,
} from './numbered-choice.ts'

describe('parseWholeNumber', () => {
  it.each([
    ['7', 7],
    ['07', 7],
    [' 12 ', 12],
    ['30+', 30],
    ['30 or more', 30],
    ['52%', 52],
    ['52 %', 52],
    ['%', undefined],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['Draw', undefined],
    ['9999999999', undefined],
  ])('parses %j as %s', (text, expected) => {
    expect(parseWholeNumber(text)).toBe(expected)
  })
})

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

const texts = (...given: string[]) => given.map((text) => ({ text }))

describe('limitsFromChoices', () => {
  it.each([
    ['minute', texts('0', '1', '80'), { min: 0, max: 80 }, 'the maximum is the last choice'],
    ['minute', texts('1', '2'), { min: 0, max: 2 }, 'the minimum is 0 even without such a choice'],
    ['minute', texts('80', '1', '0'), { min: 0, max: 80 }, 'choices in another order'],
    ['minute', texts(), { min: 0, max: 100 }, 'the default without choices'],
    ['minute', texts('early', 'late'), { min: 0, max: 100 }, 'the default if no choice has a number'],
    ['minute', texts('0', '90', 'later'), { min: 0, max: 90, step: 90 }, 'a last choice in words'],
    ['minute', texts('0', '5', '10'), { min: 0, max: 10, step: 5 }, 'equal steps'],
    ['minute', texts('5', '10', '15'), { min: 0, max: 15 }, 'equal steps that do not start at 0'],
    [
      'count',
      texts('0', '1', '12'),
      { min: 0, max: 12, isOpenEnded: false },
      'the maximum is the last choice',
    ],
    ['count', texts('0', '1', '12+'), { min: 0, max: 12, isOpenEnded: true }, 'a maximum with a plus'],
    ['count', texts('0', '1', '8 or more'), { min: 0, max: 8, isOpenEnded: true }, 'a maximum in words'],
    ['count', texts('0', '1', '30'), { min: 0, max: 30, isOpenEnded: true }, 'the maximum at the limit'],
    ['count', texts('0', '1', '30', '31'), { min: 0, max: 30, isOpenEnded: true }, 'never above 30'],
    ['count', texts(), { min: 0, max: 30, isOpenEnded: true }, 'the default without choices'],
    ['possession', texts('40%', '45%', '50%'), { min: 40, max: 50, step: 5 }, 'percent signs, steps of 5'],
    ['possession', texts('48', '52', '53'), { min: 48, max: 53 }, 'no equal steps'],
    ['possession', texts('50%', '120%'), { min: 50, max: 50 }, 'never above 100'],
    ['possession', texts(), { min: 0, max: 100 }, 'the default without choices'],
  ] as const)('returns $2 for a $0 question with the choices $1: $3', (kind, choices, limits, _why) => {
    expect(limitsFromChoices(kind, choices)).toEqual(limits)
  })
})

describe('countLabel', () => {
  it.each([
    [0, { max: 30 }, '0'],
    [29, { max: 30 }, '29'],
    [30, { max: 30 }, '30+'],
    [31, { max: 30 }, '30+'],
    [30, { max: 30, isOpenEnded: false }, '30'],
    [12, { max: 12 }, '12'],
    [13, { max: 12 }, '12'],
    [12, { max: 12, isOpenEnded: true }, '12+'],
    [11, { max: 12, isOpenEnded: true }, '11'],
  ])('formats %i on the scale %j as %s', (value, scale, label) => {
    expect(countLabel(value, scale)).toBe(label)
  })

  it('is parsed back to the value it was made from', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.boolean(), (value, max, isOpenEnded) => {
        expect(parseWholeNumber(countLabel(value, { max, isOpenEnded }))).toBe(Math.min(value, max))
      }),
    )
  })
})
