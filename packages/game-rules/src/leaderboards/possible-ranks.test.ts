import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BoardRow, type OpenBoard, possibleRanks, rankToRead } from './possible-ranks.ts'
import { rankEntries } from './rank-entries.ts'

/** A board of which every row is read. The player is on rank 3. */
const ROWS: readonly BoardRow[] = [
  { rank: 1, points: 50 },
  { rank: 2, points: 41 },
  { rank: 3, points: 30 },
  { rank: 4, points: 30 },
  { rank: 5, points: 12 },
]

function board(facts: Partial<OpenBoard>): OpenBoard {
  return { points: 30, ownGain: 10, othersGain: 10, rows: ROWS, total: ROWS.length, ...facts }
}

describe('possibleRanks', () => {
  it.each<[string, Partial<OpenBoard>, number, number | undefined]>([
    ['passes no player by reaching fewer points', { ownGain: 10 }, 3, 4],
    ['wins a tie at best', { ownGain: 11 }, 2, 4],
    ['leads by one point', { ownGain: 21 }, 1, 4],
    ['loses a tie at worst', { othersGain: 18 }, 3, 5],
    ['may be passed by players without points, who are not on the board', { othersGain: 30 }, 3, undefined],
    ['has no points yet', { points: 0 }, 6, undefined],
  ])('has exact bounds for a player who %s', (_who, facts, best, worst) => {
    const ranks = possibleRanks(board(facts))
    expect([ranks.best.from, ranks.worst.to]).toEqual([best, worst])
    expect(ranks.best).toEqual({ from: best, to: best, estimate: best })
  })

  const top = ROWS.slice(0, 1)
  it.each<[string, Partial<OpenBoard>, object]>([
    ['below the last row that was read', { rows: top, total: 21 }, { from: 2, to: 22, estimate: 6 }],
    [
      'below it on a board of unknown length',
      { rows: top, total: undefined },
      { from: 2, to: undefined, estimate: undefined },
    ],
    ['between two rows', { rows: [...top, { rank: 11, points: 30 }] }, { from: 2, to: 11, estimate: 6 }],
    [
      'above the first row that was read',
      { rows: [{ rank: 11, points: 30 }] },
      { from: 1, to: 11, estimate: 1 },
    ],
    [
      'among rows that share a rank',
      { rows: [2, 2, 2].map((rank) => ({ rank, points: 44 })), total: 4 },
      { from: 5, to: 5, estimate: 5 },
    ],
    [
      'where rows contradict each other',
      {
        rows: [
          { rank: 9, points: 60 },
          { rank: 4, points: 30 },
        ],
      },
      { from: 4, to: 10, estimate: 4 },
    ],
    ['on a board without rows', { rows: [], total: 0 }, { from: 1, to: 1, estimate: 1 }],
  ])('estimates the best rank %s', (_where, facts, best) => {
    expect(possibleRanks(board(facts)).best).toEqual(best)
  })

  /** Points before and after the last questions, and the tie-break of each, which may change with them. */
  const someBoard = fc
    .record({
      gains: fc.record({ own: fc.nat(20), others: fc.nat(20) }),
      players: fc.array(
        fc.record({
          points: fc.nat(60),
          gain: fc.double({ min: 0, max: 1, noNaN: true }),
          ties: fc.tuple(fc.nat(3), fc.nat(3)),
        }),
        { minLength: 1, maxLength: 40 },
      ),
      read: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      newcomers: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
    })
    .map(({ gains, players, read, newcomers }) => {
      const most = (place: number) => (place === 0 ? gains.own : gains.others)
      const id = (place: number) => String(place).padStart(2, '0')
      const before = rankEntries(
        players.map(({ points, ties: [tieBreak] }, place) => ({ id: id(place), points, tieBreak })),
      )
      const after = rankEntries([
        ...players.map(({ points, gain, ties: [, tieBreak] }, place) => ({
          id: id(place),
          points: points + Math.round(gain * most(place)),
          tieBreak,
        })),
        ...newcomers.map((gain, place) => ({
          id: `new ${place}`,
          points: Math.round(gain * gains.others),
          tieBreak: 3,
        })),
      ])
      const rows = before.map(({ rank, entry }) => ({ rank, points: entry.points }))
      return {
        open: {
          points: players[0]?.points ?? 0,
          ownGain: gains.own,
          othersGain: gains.others,
          rows: rows.filter((_row, place) => read[place]),
          total: players.length,
        },
        all: rows,
        finalRank: after.find(({ entry }) => entry.id === id(0))?.rank ?? 0,
      }
    })

  it('always contains the final rank, whatever rows were read and whoever joins the board', () => {
    fc.assert(
      fc.property(someBoard, ({ open, finalRank }) => {
        const { best, worst } = possibleRanks(open)
        expect(finalRank).toBeGreaterThanOrEqual(best.from)
        expect(finalRank).toBeLessThanOrEqual(worst.to ?? Number.POSITIVE_INFINITY)
      }),
    )
  })

  it('has bounds around the values of the whole board, with the estimate between them', () => {
    fc.assert(
      fc.property(someBoard, ({ open, all }) => {
        const whole = possibleRanks({ ...open, rows: all })
        const part = possibleRanks(open)
        for (const extreme of ['best', 'worst'] as const) {
          const { from, to = Number.POSITIVE_INFINITY, estimate = from } = part[extreme]
          expect(whole[extreme].from).toBeGreaterThanOrEqual(from)
          expect(whole[extreme].to ?? 0).toBeLessThanOrEqual(to)
          expect(estimate).toBeGreaterThanOrEqual(from)
          expect(estimate).toBeLessThanOrEqual(to)
        }
        expect(whole.best.to).toBe(whole.best.from)
      }),
    )
  })
})

describe('rankToRead', () => {
  it('returns the estimate of the worst rank, then of the best, and nothing when both are known', () => {
    const known = { from: 4, to: 4, estimate: 4 }
    const unclear = { from: 4, to: 9, estimate: 6 }
    const open = { from: 4, to: undefined, estimate: undefined }
    expect(rankToRead({ best: { ...unclear, estimate: 5 }, worst: unclear })).toBe(6)
    expect(rankToRead({ best: unclear, worst: known })).toBe(6)
    expect(rankToRead({ best: known, worst: known })).toBeUndefined()
    expect(rankToRead({ best: known, worst: open })).toBeUndefined()
  })
})
