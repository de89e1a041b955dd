import { expect, it } from 'vitest'
import { type ClockChange, createClock, withoutDowntime } from './clock.ts'

/** A clock over a real time that the test moves. */
function aClock(startAt: number) {
  const real = { now: 1_000_000 }
  const clock = createClock(startAt, () => real.now)
  const change = (to: ClockChange) => clock.adopt(clock.changed(to))
  return { real, clock, change }
}

it('a clock runs at its speed from the moment at which the speed is set', () => {
  const { real, clock, change } = aClock(0)
  real.now += 100
  change({ speed: 60 })
  real.now += 100
  expect(clock.now()).toBe(100 + 6000)
})

it('a clock stops at speed 0 and continues from there', () => {
  const { real, clock, change } = aClock(0)
  change({ speed: 0 })
  real.now += 5000
  expect(clock.now()).toBe(0)
  change({ speed: 1 })
  real.now += 7
  expect(clock.now()).toBe(7)
})

it('a clock keeps its speed when only the instant is set', () => {
  const { real, clock, change } = aClock(0)
  change({ speed: 2 })
  change({ at: 1000 })
  real.now += 10
  expect(clock.now()).toBe(1020)
})

const state = { realAt: 0, platformAt: 100, speed: 1 }

it('withoutDowntime takes out a night in which nothing ran', () => {
  const next = withoutDowntime(state, { seenAt: 60_000, startedAt: 36_060_000 })
  expect(next).toEqual({ ...state, realAt: 36_000_000 })
})

it('withoutDowntime lets a quick restart count, as it does for a second process', () => {
  expect(withoutDowntime(state, { seenAt: 60_000, startedAt: 75_000 })).toBe(state)
})
