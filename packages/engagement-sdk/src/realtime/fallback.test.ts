import { expect, it } from 'vitest'
import { nextPollMs } from './fallback.ts'

const poll = (failures: number, askedMs?: number) => nextPollMs(10_000, { failures, askedMs }, () => 0.5)

it('polls after the interval and up to a fifth more', () => {
  expect(poll(0)).toBe(11_000)
})

it('doubles the interval with each failed poll, up to five minutes', () => {
  expect([1, 2, 3, 9].map((failures) => poll(failures))).toEqual([22_000, 44_000, 88_000, 330_000])
})

it('waits as long as the platform asks, five minutes at most', () => {
  expect(poll(1, 60_000)).toBe(66_000)
  expect(poll(1, 86_400_000)).toBe(330_000)
})

it('keeps an interval that is longer than five minutes', () => {
  expect(nextPollMs(600_000, { failures: 3 }, () => 0)).toBe(600_000)
})
