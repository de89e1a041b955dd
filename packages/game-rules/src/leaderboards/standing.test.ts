import { describe, expect, it } from 'vitest'
import { medalOf, placeAhead, pointsLabel, rankLabel, sharedRanks } from './standing.ts'

describe('rankLabel', () => {
  it.each([
    [1, undefined, '#1'],
    [3, false, '#3'],
    [3, true, '=3'],
    [1204, undefined, '#1,204'],
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

it.each([
  [1, 'gold'],
  [2, 'silver'],
  [3, 'bronze'],
  [4, undefined],
  [undefined, undefined],
])('gives rank %s the medal %s', (rank, medal) => {
  expect(medalOf(rank)).toBe(medal)
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

it('sharedRanks returns the ranks that occur more than once', () => {
  const ranks = [1, 2, 2, 4, 4, 4, 7, undefined, undefined].map((rank) => ({ rank }))
  expect([...sharedRanks(ranks)]).toEqual([2, 4])
  expect(sharedRanks([]).size).toBe(0)
})

describe('placeAhead', () => {
  const rows = (...all: [string, number | undefined, number | undefined][]) =>
    all.map(([playerId, rank, points]) => ({ playerId, rank, points }))

  it.each([
    ['the row before', rows(['a', 1, 9], ['me', 2, 7]), { rank: 1, gap: 2 }],
    [
      'the rank before those who share the own one',
      rows(['a', 1, 9], ['b', 2, 7], ['me', 2, 7]),
      { rank: 1, gap: 2 },
    ],
    ['no gap if only the tie-break decided', rows(['a', 1, 7], ['me', 2, 7]), { rank: 1, gap: 0 }],
    ['none for the best place', rows(['me', 1, 9], ['b', 2, 7]), undefined],
    ['none for a player outside the rows', rows(['a', 1, 9], ['b', 2, 7]), undefined],
    ['none if the rows begin with the player', rows(['me', 51, 7], ['b', 52, 6]), undefined],
    ['none for a player without a rank', rows(['a', 1, 9], ['me', undefined, undefined]), undefined],
  ])('returns %s', (_what, standings, place) => {
    expect(placeAhead(standings, 'me')).toEqual(place)
  })
})
