import { describe, expect, it } from 'vitest'
import { explainPick } from './explain-pick.ts'
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

  it('describes a choice as correct or not correct, without a distance', () => {
    expect(explainPick('outcome', 'draw', { correct: 'draw', scheme: changedScheme })).toEqual({
      distance: 0,
      band: { from: 0, to: 0, points: 20 },
      points: 20,
      maxPoints: 20,
      text: 'correct',
    })
    expect(explainPick('first-try', 'home', { correct: 'none', scheme: changedScheme })).toEqual({
      distance: Number.POSITIVE_INFINITY,
      band: undefined,
      points: 0,
      maxPoints: 10,
      text: 'not correct',
    })
  })

  it('returns the points band of the pick', () => {
    expect(explainPick('home-score', 26, { correct: 20, scheme: changedScheme }).band).toEqual({
      from: 6,
      to: 10,
      points: 6,
    })
    expect(explainPick('home-score', 36, { correct: 20, scheme: changedScheme }).band).toBeUndefined()
  })

  it('explains a match without points', () => {
    expect(explainPick('first-points-minute', 20, { correct: 'none', scheme: standardScheme })).toMatchObject(
      {
        points: 0,
        text: 'not correct',
      },
    )
  })
})
