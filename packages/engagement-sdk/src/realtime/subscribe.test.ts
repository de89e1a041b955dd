import { describe, expect, it } from 'vitest'
import { intervalAfter } from './subscribe.ts'

describe('the interval between two polls', () => {
  it.each([false, true])(
    'doubles after each immediate response that does not advance the cursor, up to 16 s, with messages: %j',
    (hasMessages) => {
      const intervals = [0]
      for (let poll = 0; poll < 7; poll += 1) {
        const before = intervals[intervals.length - 1] ?? 0
        intervals.push(intervalAfter(before, { openMs: 0, isAdvanced: false, hasMessages }))
      }
      expect(intervals).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 16_000])
    },
  )

  it('is half a second after an empty response that advances the cursor, and none after messages', () => {
    expect(intervalAfter(4000, { openMs: 0, isAdvanced: true, hasMessages: false })).toBe(500)
    expect(intervalAfter(4000, { openMs: 0, isAdvanced: true, hasMessages: true })).toBe(0)
  })

  it('is none if the service holds its responses', () => {
    expect(intervalAfter(4000, { openMs: 500, isAdvanced: false, hasMessages: false })).toBe(0)
  })
})
