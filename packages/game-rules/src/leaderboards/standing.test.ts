import { describe, expect, it } from 'vitest'
import { pointsLabel, rankLabel, sharedRanks } from './standing.ts'

describe('rankLabel', () => {
  it.each([
    [1, undefined, '#1'],
    [3, false, '#3'],
    [3, true, '=3'],
    [1204, undefined, '#1204'],
    [undefined, undefined, '-'],
    [undefined, true, '-'],
    [0, undefined, '-'],
    [-1, undefined, '-'],
    [Number.NaN, undefined, '-'],
  ])('formats %s, shared %s, as %s', (rank, isShared, label) => {
    expect(rankLabel(rank, { isShared })).toBe(label)
  })

  it('formats a rank as not shared by default', () => {
    expect(rankLabel(3)).toBe('#3')
  })
})

describe('pointsLabel', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
    [undefined, '-'],
  ])('formats %s as %s', (points, label) => {
    expect(pointsLabel(points)).toBe(label)
  })
})

describe('sharedRanks', () => {
  it('returns the ranks that occur more than once', () => {
    const ranks = [1, 2, 2, 4, 4, 4, 7, undefined, undefined].map((rank) => ({ rank }))
    expect([...sharedRanks(ranks)]).toEqual([2, 4])
    expect(sharedRanks([]).size).toBe(0)
  })
})
