import { RESULTS_CHECK_INTERVAL_MS } from '@touchline/game-rules'
import { describe, expect, it } from 'vitest'
import { aFixture } from '../../test/makers.ts'
import { eventDelayMs, nextResultsRead, spreadFor } from './read-schedule.ts'

const due = (at: number) => aFixture({ resultsDueAt: at })
const spread = (number: number, spreadMs = 100_000) => ({ spreadMs, random: () => number })

describe('spreadFor', () => {
  it.each([
    [0, 1000],
    [5000, 1000],
    [10_000, 2000],
    [1_000_000, 200_000],
    [1_500_000, 300_000],
    [50_000_000, 300_000],
  ])('spreads the reads of %d fans over %d ms', (fans, ms) => expect(spreadFor(fans)).toBe(ms))
})

describe('nextResultsRead', () => {
  it.each([
    [0, 5000],
    [0.5, 55_000],
    [0.99, 104_000],
  ])('reads a result after it is due, for a random number of %d', (number, at) => {
    expect(nextResultsRead([due(5000)], 0, spread(number))).toEqual({ overdue: [], nextReadAt: at })
  })

  it('reads an overdue result after five minutes at the earliest, and at most a fifth later with few fans', () => {
    const fixture = due(5000)
    const at = (number: number) => nextResultsRead([fixture], 5000, spread(number, 1000)).nextReadAt
    expect(at(0)).toBe(5000 + RESULTS_CHECK_INTERVAL_MS)
    expect(at(0.5)).toBe(5000 + RESULTS_CHECK_INTERVAL_MS * 1.1)
    expect(nextResultsRead([fixture], 5000, spread(0)).overdue).toEqual([fixture])
  })
})

describe('eventDelayMs', () => {
  it('spreads the reads over the whole range, which is a second with few fans', () => {
    expect(eventDelayMs(spread(0.5))).toBe(50_250)
    expect(eventDelayMs(spread(0.5, 1000))).toBe(750)
  })
})
