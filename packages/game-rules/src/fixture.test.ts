import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFixture, at } from '../test/makers.ts'
import { closesAt, isClosed, RESULTS_DELAY_MS, resultsDueAt } from './fixture.ts'

describe('resultsDueAt', () => {
  it('is 2.1 hours after kick-off: 2 hours and 6 minutes', () => {
    expect(resultsDueAt(at('2024-04-27T05:35:00Z'))).toBe(at('2024-04-27T07:41:00Z'))
    expect(RESULTS_DELAY_MS).toBe(2.1 * 60 * 60 * 1000)
  })
})

describe('closesAt', () => {
  it.each([
    ['equal to kick-off where the question has no limit', undefined, 1000],
    ['the limit where it is earlier', 999, 999],
    ['both where they are equal', 1000, 1000],
    ['kick-off where the limit is later', 1001, 1000],
  ])('is %s', (_, interactiveUntil, expected) => {
    expect(closesAt({ kickOffAt: 1000, interactiveUntil })).toBe(expected)
    expect(closesAt({ kickOffAt: 1000 })).toBe(1000)
  })
})

describe('isClosed', () => {
  it('is true of a match that was called off, whenever it would have been played', () => {
    expect(isClosed({ closesAt: 5000, isVoid: true }, 0)).toBe(true)
  })

  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('closes exactly at the closing time: %i ms from it %s', (ms, expected) => {
    expect(isClosed({ closesAt: 5000 }, 5000 + ms)).toBe(expected)
  })

  it('goes by the closing time, not by kick-off', () => {
    const fixture = aFixture({ kickOffAt: 9000, closesAt: 5000 })
    expect(isClosed(fixture, 6000)).toBe(true)
  })

  it('never opens again', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.nat(), (closing, now, later) => {
        fc.pre(isClosed({ closesAt: closing }, now))
        expect(isClosed({ closesAt: closing }, now + later)).toBe(true)
      }),
    )
  })
})
