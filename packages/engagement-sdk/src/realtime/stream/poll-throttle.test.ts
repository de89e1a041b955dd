import { describe, expect, it } from 'vitest'
import type { Envelope } from './envelope.ts'
import { createPollThrottle } from './poll-throttle.ts'

describe('createPollThrottle', () => {
  const answer = (timetoken: string, ...envelopes: readonly Envelope[]) => ({
    cursor: { timetoken, region: 1 },
    envelopes,
    rejected: 0,
  })
  const cursor = { timetoken: '20', region: 1 }
  let now = 0
  const clock = { now: () => now }

  it('waits twice as long after each immediate response that does not advance the cursor, up to 16 s', () => {
    const throttle = createPollThrottle(clock)
    const waits = Array.from({ length: 8 }, () => {
      const delayMs = throttle.delayMs()
      now += delayMs
      throttle.start()
      throttle.observe(answer('20'), cursor)
      return delayMs
    })
    expect(waits).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 16_000])
  })

  it('waits half a second after an empty response that advances the cursor, and not at all after messages', () => {
    const throttle = createPollThrottle(clock)
    throttle.start()
    throttle.observe(answer('21'), cursor)
    expect(throttle.delayMs()).toBe(500)
    const message: Envelope = { channel: 'a', timetoken: '22', messageType: 'message', payload: 1 }
    throttle.observe(answer('22', message), { timetoken: '21', region: 1 })
    expect(throttle.delayMs()).toBe(0)
  })

  it('never waits if the service holds its responses', () => {
    const throttle = createPollThrottle(clock)
    throttle.start()
    now += 500
    throttle.observe(answer('20'), cursor)
    expect(throttle.delayMs()).toBe(0)
  })

  it('waits no longer than its interval after the clock was set back', () => {
    const throttle = createPollThrottle(clock)
    throttle.start()
    throttle.observe(answer('20'), cursor)
    now -= 3_600_000
    expect(throttle.delayMs()).toBe(500)
  })
})
