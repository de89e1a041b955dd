import { describe, expect, it } from 'vitest'
import { aFixture } from '../test/makers.ts'
import { resultsDueAt } from './fixture.ts'
import { RESULTS_CHECK_MS, resultsWatch } from './results-watch.ts'
import { waitStep } from './wait-step.ts'

const due = (id: string, at: number | undefined, isSettled = false) =>
  aFixture({ id, resultsDueAt: at, isSettled })

describe('resultsWatch', () => {
  it.each([
    ['just before', 999, [], 1000],
    ['at', 1000, ['a'], 1000 + RESULTS_CHECK_MS],
    ['after', 1001, ['a'], 1001 + RESULTS_CHECK_MS],
  ])('%s the results time', (_, now, overdue, wakeAt) => {
    const watch = resultsWatch([due('a', 1000)], now)
    expect(watch.overdue.map((fixture) => fixture.id)).toEqual(overdue)
    expect(watch.wakeAt).toBe(wakeAt)
  })

  it('checks every 5 minutes while a result is overdue, and sooner where another falls due', () => {
    expect(resultsWatch([due('a', 0), due('b', 60_000)], 1000).wakeAt).toBe(60_000)
    expect(resultsWatch([due('a', 0), due('b', 900_000)], 1000).wakeAt).toBe(301_000)
  })

  it('wakes for the next results time, not for the last', () => {
    expect(resultsWatch([due('late', 9000), due('next', 4000), due('mid', 6000)], 0).wakeAt).toBe(4000)
  })

  it.each([
    ['settled', [due('a', 1000, true)]],
    ['without a result to come', [due('a', undefined)]],
    ['not there', []],
  ])('has nothing to wait for where fixtures are %s', (_, fixtures) => {
    expect(resultsWatch(fixtures, 5000)).toEqual({ overdue: [], wakeAt: undefined })
  })

  it('does not change the fixtures it is given', () => {
    const fixtures = Object.freeze([Object.freeze(due('a', 1000))])
    expect(resultsWatch(fixtures, 5000).overdue[0]).toBe(fixtures[0])
  })

  it('keeps waiting for a match 60 days away instead of looping', () => {
    const kickOffAt = 60 * 86_400_000
    const { wakeAt } = resultsWatch([aFixture({ kickOffAt, resultsDueAt: resultsDueAt(kickOffAt) })], 0)
    expect(wakeAt).toBe(kickOffAt + 7_560_000)
    expect(waitStep(0, wakeAt ?? 0).isLast).toBe(false)
  })
})
