import { describe, expect, it } from 'vitest'
import { INITIAL_VALUES, LIMITS } from './limits.ts'

describe('the limits and initial values', () => {
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
    expect(INITIAL_VALUES).toEqual({ score: 0, minute: 20, count: 0, possession: 50, number: 0 })
  })
})
