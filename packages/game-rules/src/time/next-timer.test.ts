import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_TIMER_MS, nextTimer } from './next-timer.ts'

const DAY_MS = 86_400_000

describe('nextTimer', () => {
  it.each([
    ['below the longest timer', LONGEST_TIMER_MS - 1, { delayMs: LONGEST_TIMER_MS - 1, isLast: true }],
    ['at the longest timer', LONGEST_TIMER_MS, { delayMs: LONGEST_TIMER_MS, isLast: true }],
    ['above the longest timer', LONGEST_TIMER_MS + 1, { delayMs: LONGEST_TIMER_MS, isLast: false }],
    ['now', 0, { delayMs: 0, isLast: true }],
    ['in the past', -5000, { delayMs: 0, isLast: true }],
    ['in part of a millisecond', 0.25, { delayMs: 1, isLast: true }],
  ])('returns the timer for an instant that is %s', (_, untilMs, expected) => {
    expect(nextTimer(1000, 1000 + untilMs)).toEqual(expected)
  })

  it('reaches a fixture 60 days away in three timers, none of which fires immediately', () => {
    const until = 60 * DAY_MS
    const delays: number[] = []
    for (let now = 0; now < until; ) {
      const step = nextTimer(now, until)
      delays.push(step.delayMs)
      now += step.delayMs
    }
    expect(delays).toEqual([LONGEST_TIMER_MS, LONGEST_TIMER_MS, until - 2 * LONGEST_TIMER_MS])
  })

  it('never exceeds the longest timer, and reports whether it is the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 1e13 }), (untilMs) => {
        const { delayMs, isLast } = nextTimer(0, untilMs)
        expect(delayMs).toBeLessThanOrEqual(LONGEST_TIMER_MS)
        expect(isLast).toBe(delayMs >= untilMs)
      }),
    )
  })
})
