import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PICKS } from '../questions/question-sheet.ts'
import { explainPick, numberLine } from './explain-points.ts'
import { pointsFor } from './points.ts'
import { changedScheme, standardScheme } from './scoring-scheme.ts'

describe('explainPick', () => {
  it.each([
    ['first-points-minute', 14, 14, 'exact', 10],
    ['first-points-minute', 13, 14, '1 minute away', 5],
    ['first-points-minute', 12, 14, '2 minutes away', 3],
    ['first-points-minute', 20, 14, '6 minutes away', 0],
    ['home-score', 24, 20, '4 points away', 5],
    ['away-score', 19, 20, '1 point away', 5],
    ['conversions', 6, 6, 'exact', 10],
    ['conversions', 5, 6, '1 conversion away', 0],
    ['conversions', 30, 34, 'exact', 10],
    ['home-score', Number.NaN, 20, 'not correct', 0],
  ] as const)(
    'explains for %s the pick %d with the correct value %i as %s with %i points',
    (part, pick, correct, text, points) => {
      expect(explainPick(part, pick, { correct, scheme: standardScheme })).toMatchObject({ text, points })
    },
  )

  it.each([
    ['outcome', 'draw', 'draw', 'correct', 20],
    ['first-try', 'home', 'none', 'not correct', 0],
    ['home-score', 26, 20, '6 points away', 6],
    ['first-points-minute', 20, 'none', 'not correct', 0],
  ] as const)(
    'explains for %s the pick %s with the correct pick %s as %s',
    (part, pick, correct, text, points) => {
      expect(explainPick(part, pick, { correct, scheme: changedScheme })).toEqual({ points, text })
    },
  )
})

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
        const max = PICKS[part].length - 1
        const line = numberLine(part, correct, { scheme, limits: { min: 0, max } })
        const spread = line.flatMap(({ from, to, points }) => Array<number>(to - from + 1).fill(points))
        expect(spread).toEqual(PICKS[part].map((pick) => pointsFor(part, pick, { facts, scheme })))
      }),
    )
  })
})
