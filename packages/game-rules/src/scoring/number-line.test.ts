import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyPick } from '../../test/picks.ts'
import { numberLine } from './number-line.ts'
import { pointsFor } from './points.ts'
import { changedScheme, standardScheme } from './scoring-scheme.ts'

describe('numberLine', () => {
  it('returns the bands on both sides of the correct value', () => {
    expect(numberLine('home-score', 20, { scheme: standardScheme, limits: { min: 0, max: 99 } })).toEqual([
      { from: 0, to: 4, points: 0 },
      { from: 5, to: 9, points: 1 },
      { from: 10, to: 14, points: 3 },
      { from: 15, to: 19, points: 5 },
      { from: 20, to: 20, points: 10 },
      { from: 21, to: 25, points: 5 },
      { from: 26, to: 30, points: 3 },
      { from: 31, to: 35, points: 1 },
      { from: 36, to: 99, points: 0 },
    ])
  })

  it('is limited to the range', () => {
    expect(
      numberLine('first-points-minute', 1, { scheme: standardScheme, limits: { min: 0, max: 3 } }),
    ).toEqual([
      { from: 0, to: 0, points: 5 },
      { from: 1, to: 1, points: 10 },
      { from: 2, to: 2, points: 5 },
      { from: 3, to: 3, points: 3 },
    ])
    expect(numberLine('conversions', 6, { scheme: standardScheme, limits: { min: 6, max: 5 } })).toEqual([])
  })

  it('has no gaps, and has the points that each pick earns', () => {
    const parts = fc.constantFrom('home-score', 'first-points-minute', 'conversions')
    fc.assert(
      fc.property(parts, fc.nat(99), fc.boolean(), (part, correct, isChanged) => {
        const scheme = isChanged ? changedScheme : standardScheme
        const facts = { homeScore: correct, firstPointsMinute: correct, conversions: correct }
        const max = everyPick(part).length - 1
        const line = numberLine(part, correct, { scheme, limits: { min: 0, max } })
        const spread = line.flatMap(({ from, to, points }) => Array<number>(to - from + 1).fill(points))
        expect(spread).toEqual(everyPick(part).map((pick) => pointsFor(part, pick, { facts, scheme })))
      }),
    )
  })
})
