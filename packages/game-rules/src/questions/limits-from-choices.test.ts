import { describe, expect, it } from 'vitest'
import { limitsFromChoices } from './limits-from-choices.ts'

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
