import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/realtime/fake-clock.ts'
import type { Envelope } from './envelope.ts'
import { createPollThrottle } from './poll-throttle.ts'

describe('createPollThrottle', () => {
  const answer = (timetoken: string, ...envelopes: readonly Envelope[]) => ({
    cursor: { timetoken, region: 1 },
    envelopes,
    rejected: 0,
  })
  const { signal } = new AbortController()

  it('waits twice as long after each immediate response that does not advance the cursor, up to 16 s', async () => {
    const clock = createFakeClock()
    const throttle = createPollThrottle(clock)
    const waits: number[] = []
    for (let poll = 0; poll < 8; poll += 1) {
      const before = clock.now()
      const started = throttle.start(signal)
      while (clock.waiting > 0) await clock.advance(500)
      await started
      waits.push(clock.now() - before)
      throttle.observe(answer('20'), { timetoken: '20', region: 1 })
    }
    expect(waits).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 16_000])
  })

  it('waits half a second after an empty response that advances the cursor, and not at all after messages', async () => {
    const clock = createFakeClock()
    const throttle = createPollThrottle(clock)
    await throttle.start(signal)
    throttle.observe(answer('21'), { timetoken: '20', region: 1 })
    const second = throttle.start(signal)
    expect(clock.waiting).toBe(1)
    await clock.advance(500)
    await second
    const message: Envelope = { channel: 'a', timetoken: '22', messageType: 'message', payload: 1 }
    throttle.observe(answer('22', message), { timetoken: '21', region: 1 })
    await throttle.start(signal)
    expect(clock.waiting).toBe(0)
  })

  it('never waits if the service holds its responses', async () => {
    const clock = createFakeClock()
    const throttle = createPollThrottle(clock)
    await throttle.start(signal)
    await clock.advance(500)
    throttle.observe(answer('20'), { timetoken: '20', region: 1 })
    await throttle.start(signal)
    expect(clock.waiting).toBe(0)
  })
})
