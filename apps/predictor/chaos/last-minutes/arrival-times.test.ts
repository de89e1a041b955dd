// @vitest-environment node
import { expect, it } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { arrivalTimes } from './arrival-times.ts'

const times = arrivalTimes({ fans: 10_000, durationMs: 60_000, random: seededRandom(1) })

const arrivedBetween = (from: number, to: number) => times.filter((at) => at >= from && at < to).length

it('lets every fan arrive before the closing, in order', () => {
  expect(times).toHaveLength(10_000)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(Math.min(...times)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...times)).toBeLessThan(60_000)
})

it('lets more fans arrive the nearer the closing is', () => {
  const quarters = [0, 15_000, 30_000, 45_000].map((from) => arrivedBetween(from, from + 15_000))
  expect(quarters).toEqual(quarters.toSorted((one, other) => one - other))
  // The rate doubles every fourteen seconds, so most fans come in the last quarter.
  expect(arrivedBetween(45_000, 60_000)).toBeGreaterThan(5000)
})

it('comes out the same for the same seed', () => {
  const again = arrivalTimes({ fans: 10_000, durationMs: 60_000, random: seededRandom(1) })
  expect(again).toEqual(times)
})
