import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/realtime/fake-clock.ts'
import type { Envelope } from './envelope.ts'
import { createPollPace } from './poll-pace.ts'

describe('createPollPace', () => {
  const answer = (timetoken: string, ...envelopes: readonly Envelope[]) => ({
    cursor: { timetoken, region: 1 },
    envelopes,
    rejected: 0,
  })
  const { signal } = new AbortController()

  it('waits twice as long after each answer that comes at once and advances nothing, up to 16 s', async () => {
    const clock = createFakeClock()
    const pace = createPollPace(clock)
    const waits: number[] = []
    for (let poll = 0; poll < 8; poll += 1) {
      const before = clock.now()
      const started = pace.start(signal)
      while (clock.waiting > 0) await clock.advance(500)
      await started
      waits.push(clock.now() - before)
      pace.answered(answer('20'), { timetoken: '20', region: 1 })
    }
    expect(waits).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 16_000])
  })

  it('waits half a second after an empty answer that advances, and not at all after messages', async () => {
    const clock = createFakeClock()
    const pace = createPollPace(clock)
    await pace.start(signal)
    pace.answered(answer('21'), { timetoken: '20', region: 1 })
    const second = pace.start(signal)
    expect(clock.waiting).toBe(1)
    await clock.advance(500)
    await second
    const message: Envelope = { channel: 'a', timetoken: '22', sort: 'message', payload: 1 }
    pace.answered(answer('22', message), { timetoken: '21', region: 1 })
    await pace.start(signal)
    expect(clock.waiting).toBe(0)
  })

  it('never waits for a service that holds its answers', async () => {
    const clock = createFakeClock()
    const pace = createPollPace(clock)
    await pace.start(signal)
    await clock.advance(500)
    pace.answered(answer('20'), { timetoken: '20', region: 1 })
    await pace.start(signal)
    expect(clock.waiting).toBe(0)
  })
})
