import { describe, expect, it } from 'vitest'
import type { Envelope } from './envelope.ts'
import { intervalAfter } from './subscribe.ts'

describe('the interval between two polls', () => {
  const since = '20'
  const response = (timetoken: string, ...envelopes: readonly Envelope[]) => ({
    cursor: { timetoken, region: 1 },
    envelopes,
  })
  const message: Envelope = { channel: 'a', timetoken: '22', messageType: 'message', payload: 1 }

  it('doubles after each immediate response that does not advance the cursor, up to 16 s', () => {
    const intervals = [0]
    for (let poll = 0; poll < 7; poll += 1) {
      const before = intervals[intervals.length - 1] ?? 0
      intervals.push(intervalAfter(before, { openMs: 0, response: response('20'), since }))
    }
    expect(intervals).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 16_000])
  })

  it('is half a second after an empty response that advances the cursor, and none after messages', () => {
    expect(intervalAfter(4000, { openMs: 0, response: response('21'), since })).toBe(500)
    expect(intervalAfter(4000, { openMs: 0, response: response('22', message), since })).toBe(0)
  })

  it('is none if the service holds its responses', () => {
    expect(intervalAfter(4000, { openMs: 500, response: response('20'), since })).toBe(0)
  })
})
