import { describe, expect, it } from 'vitest'
import { combineSettlements, feedbackText, settle, totalPoints } from './settlement.ts'

const settled = (chosenPoints: number | undefined, maxPoints: number | undefined) =>
  settle({ chosenPoints, maxPoints })

describe('settle', () => {
  it.each([
    [10, 10, 'Yay! you got it correct'],
    [5, 10, 'You were almost correct'],
    [1, 10, 'You were almost correct'],
    [0, 10, 'Better luck next time!'],
    [undefined, 10, 'Better luck next time!'],
    [60, 60, 'Yay! you got it correct'],
    [59, 60, 'You were almost correct'],
    [1, 1, 'Yay! you got it correct'],
  ])('settles %s of %i points with the feedback %s', (chosenPoints, maxPoints, text) => {
    const settlement = settled(chosenPoints, maxPoints)
    expect(feedbackText(settlement)).toBe(text)
    expect(settlement).toMatchObject({ state: 'settled', points: chosenPoints ?? 0, maxPoints })
  })

  it.each([0, -1, Number.NaN, undefined])(
    'is pending and has no feedback while the highest points are %s',
    (maxPoints) => {
      const settlement = settled(0, maxPoints)
      expect(settlement).toEqual({ state: 'pending', points: 0, maxPoints: 0, feedback: undefined })
      expect(feedbackText(settlement)).toBeUndefined()
    },
  )
})

describe('combineSettlements', () => {
  it('adds up the parts of a question and returns the feedback on the sum', () => {
    expect(combineSettlements([settled(10, 10), settled(5, 10), settled(0, 10)])).toEqual({
      state: 'settled',
      points: 15,
      maxPoints: 30,
      feedback: 'almost',
    })
    expect(combineSettlements([settled(20, 20), settled(20, 20)]).feedback).toBe('correct')
    expect(combineSettlements([settled(0, 20), settled(undefined, 20)]).feedback).toBe('missed')
  })

  it('is pending while one part is pending', () => {
    expect(combineSettlements([settled(10, 10), settled(0, 0)]).state).toBe('pending')
    expect(combineSettlements([]).state).toBe('pending')
  })
})

describe('totalPoints', () => {
  it('adds up settled questions and counts pending ones', () => {
    expect(totalPoints([settled(10, 10), settled(3, 10), settled(0, 0)])).toEqual({
      points: 13,
      maxPoints: 20,
      pendingCount: 1,
      isProvisional: true,
    })
  })

  it('is final when no question is pending', () => {
    expect(totalPoints([settled(10, 10)])).toMatchObject({
      points: 10,
      pendingCount: 0,
      isProvisional: false,
    })
    expect(totalPoints([])).toEqual({ points: 0, maxPoints: 0, pendingCount: 0, isProvisional: false })
  })
})
