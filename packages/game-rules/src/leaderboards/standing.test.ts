import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  medalOf,
  placeAhead,
  pointsLabel,
  type RankEntry,
  rankEntries,
  rankLabel,
  sharedRanks,
} from './standing.ts'

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

describe('sharedRanks', () => {
  it('returns the ranks that occur more than once', () => {
    const ranks = [1, 2, 2, 4, 4, 4, 7, undefined, undefined].map((rank) => ({ rank }))
    expect([...sharedRanks(ranks)]).toEqual([2, 4])
    expect(sharedRanks([]).size).toBe(0)
  })
})

const entry = (id: string, points: number, tieBreak?: number): RankEntry => ({ id, points, tieBreak })
const table = (entries: readonly RankEntry[]) =>
  rankEntries(entries).map((line) => `${line.isShared ? '=' : '#'}${line.rank} ${line.entry.id}`)

describe('rankEntries', () => {
  it('ranks by points', () => {
    expect(table([entry('a', 5), entry('b', 9), entry('c', 7)])).toEqual(['#1 b', '#2 c', '#3 a'])
  })

  it('breaks a tie by the tie-break points', () => {
    expect(table([entry('a', 5, 10), entry('b', 5, 25), entry('c', 5)])).toEqual(['#1 b', '#2 a', '#3 c'])
  })

  it('shares the rank when the tie-break is equal too, and skips the next numbers', () => {
    const entries = [entry('d', 1), entry('c', 5), entry('b', 5), entry('a', 9), entry('e', 5, 0)]
    expect(table(entries)).toEqual(['#1 a', '=2 b', '=2 c', '=2 e', '#5 d'])
  })

  it('shares the last rank', () => {
    expect(table([entry('a', 9), entry('b', 0), entry('c', 0)])).toEqual(['#1 a', '=2 b', '=2 c'])
  })

  it.each([
    ['no players', [], []],
    ['one player', [entry('a', 0)], ['#1 a']],
    ['points below zero', [entry('a', -1), entry('b', 0)], ['#1 b', '#2 a']],
    ['the same id twice', [entry('a', 3), entry('a', 3)], ['=1 a', '=1 a']],
  ])('ranks %s', (_, entries, expected) => {
    expect(table(entries)).toEqual(expected)
  })

  it('ranks 5,000 players with 0 points at one shared rank, ordered by id', () => {
    const entries = Array.from({ length: 5000 }, (_, index) =>
      entry(`${(index * 7919) % 5000}`.padStart(4, '0'), 0),
    )
    const ranked = rankEntries(entries)
    expect(ranked.every((line) => line.rank === 1 && line.isShared)).toBe(true)
    expect(ranked.map((line) => line.entry.id)).toEqual(entries.map((line) => line.id).toSorted())
  })

  const anEntry = fc.record({
    id: fc.uuid(),
    points: fc.nat(5),
    tieBreak: fc.option(fc.nat(2), { nil: undefined }),
  })

  it('returns the number of better players plus one as the rank', () => {
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 30 }), (entries) => {
        const better = (a: RankEntry, b: RankEntry) =>
          a.points > b.points || (a.points === b.points && (a.tieBreak ?? 0) > (b.tieBreak ?? 0))
        for (const line of rankEntries(entries)) {
          expect(line.rank).toBe(entries.filter((other) => better(other, line.entry)).length + 1)
          const level = entries.filter((other) => !better(other, line.entry) && !better(line.entry, other))
          expect(line.isShared).toBe(level.length > 1)
        }
      }),
    )
  })

  it('returns the same table for any input order, and does not mutate the input', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anEntry, { selector: (one) => one.id, maxLength: 30 }), (entries) => {
        const given = Object.freeze([...entries])
        expect(rankEntries(given.toReversed())).toEqual(rankEntries(given))
        expect(given).toEqual(entries)
      }),
    )
  })
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
