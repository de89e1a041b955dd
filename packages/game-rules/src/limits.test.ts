import { describe, expect, it } from 'vitest'
import { LIMITS, limitsFromChoices, START_VALUES } from './limits.ts'

const texts = (...given: string[]) => given.map((text) => ({ text }))

describe('limits and starts', () => {
  it('are the specified ones', () => {
    expect(LIMITS).toMatchObject({
      minScore: 0,
      maxScore: 99,
      maxMinute: 100,
      maxCount: 30,
      minPossession: 0,
      maxPossession: 100,
      maxNicknameLength: 30,
    })
    expect(START_VALUES).toEqual({ score: 0, minute: 20, count: 0, possession: 50, choiceIndex: -1 })
  })
})

describe('limitsFromChoices', () => {
  it.each([
    ['minute', texts('0', '1', '80'), 80, 'the last choice says it'],
    ['minute', texts(), 100, 'the default without choices'],
    ['minute', texts('early', 'late'), 100, 'the default where no choice carries a number'],
    ['minute', texts('0', '90', 'later'), 90, 'a last choice without a number is passed over'],
    ['count', texts('0', '12'), 12, 'the last choice says it'],
    ['count', texts('0', '30+'), 30, 'the top with its plus'],
    ['count', texts('0', '30'), 30, 'at the limit'],
    ['count', texts('0', '31'), 30, 'never above 30'],
    ['count', texts(), 30, 'the default without choices'],
  ] as const)('a %s question with the choices %j goes from 0 to %i: %s', (kind, choices, max, _why) => {
    expect(limitsFromChoices(kind, choices)).toEqual({ min: 0, max })
  })
})
