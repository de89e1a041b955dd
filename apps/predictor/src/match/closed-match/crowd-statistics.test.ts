import { changedScheme, standardScheme } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { isBold, middleHalf, nearShare, stripRange } from './crowd-statistics.ts'

/** A tenth of the fans at each number from 0 to 9. */
const EVEN = Array.from({ length: 10 }, (_, value) => ({ value, share: 0.1 }))

it.each([
  [0.0999, true],
  [0.1, false],
  [0, true],
])('names a call that a share of %d agreed with bold: %s', (share, bold) => {
  expect(isBold(share)).toBe(bold)
})

it.each([
  ['first-points-minute', 5, standardScheme, 0.7],
  ['first-points-minute', 0, standardScheme, 0.4],
  ['conversions', 5, standardScheme, 0.1],
  ['conversions', 5, changedScheme, 0.7],
  ['home-score', 9, standardScheme, 1],
] as const)(
  'counts as near the %s %i the answers that it would earn points for',
  (scoredAs, own, scheme, share) => {
    expect(nearShare({ numbers: EVEN, own, scoredAs }, scheme)).toBeCloseTo(share)
  },
)

it('knows no near answers without an own one or without points for them', () => {
  expect(
    nearShare({ numbers: EVEN, own: undefined, scoredAs: 'conversions' }, standardScheme),
  ).toBeUndefined()
  expect(nearShare({ numbers: EVEN, own: 3, scoredAs: undefined }, standardScheme)).toBeUndefined()
})

it('finds the middle half of the fans', () => {
  expect(middleHalf(EVEN)).toEqual({ from: 2, to: 7 })
  expect(middleHalf([{ value: 4, share: 1 }])).toEqual({ from: 4, to: 4 })
})

it('shows nearly all fans on a strip, and the own number', () => {
  const outlier = [...EVEN.map((one) => ({ ...one, share: 0.0995 })), { value: 90, share: 0.005 }]
  expect(stripRange({ numbers: outlier, own: undefined })).toEqual({ from: 0, to: 9 })
  expect(stripRange({ numbers: outlier, own: 40 })).toEqual({ from: 0, to: 40 })
})
