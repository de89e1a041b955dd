import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canIncludeTry, isPossibleScore, maxConversions } from './possible-score.ts'

const scores = Array.from({ length: 100 }, (_, score) => score)

/** The conversions and tries of every way to score up to 99 points, built up score by score. */
const built = new Map<number, { conversions: number; tries: number }[]>([[0, [{ conversions: 0, tries: 0 }]]])
for (const score of scores)
  for (const way of built.get(score) ?? [])
    for (const [points, conversions, tries] of [
      [3, 0, 0],
      [5, 0, 1],
      [7, 1, 1],
      [7, 0, 1],
    ] as const) {
      const next = { conversions: way.conversions + conversions, tries: Math.min(1, way.tries + tries) }
      const known = built.get(score + points) ?? []
      if (!known.some((one) => one.conversions === next.conversions && one.tries === next.tries))
        built.set(score + points, [...known, next])
    }

describe('isPossibleScore', () => {
  it.each([
    [0, true],
    [1, false],
    [2, false],
    [3, true],
    [4, false],
    [5, true],
    [6, true],
    [7, true],
    [99, true],
    [-1, false],
  ])('is $1 for $0', (score, expected) => {
    expect(isPossibleScore(score)).toBe(expected)
  })
})

describe('the tries and conversions of a score', () => {
  it('equal those of all scores that are built up from kicks and tries', () => {
    for (const score of scores) {
      const ways = built.get(score) ?? []
      expect([score, isPossibleScore(score)]).toEqual([score, ways.length > 0])
      expect([score, canIncludeTry(score)]).toEqual([score, ways.some((way) => way.tries > 0)])
      expect([score, maxConversions(score)]).toEqual([
        score,
        Math.max(0, ...ways.map((way) => way.conversions)),
      ])
    }
  })

  it.each([
    [7, 1],
    [8, 0],
    [9, 0],
    [10, 1],
    [11, 0],
    [14, 2],
    [15, 1],
    [0, 0],
    [-7, 0],
  ])('include at most $1 conversions in $0 points', (score, most) => {
    expect(maxConversions(score)).toBe(most)
  })

  it('include at most one conversion per seven points', () => {
    fc.assert(
      fc.property(fc.nat(99), (score) => {
        expect(maxConversions(score) * 7).toBeLessThanOrEqual(score)
      }),
    )
  })
})
