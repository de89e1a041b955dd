import { describe, expect, it } from 'vitest'
import { disconnectRealtime, messages, reconnectRealtime } from '../../src/realtime/index.ts'
import { collect } from './collect.ts'
import { anEnvelope, subscribeResponse } from './fake-service.ts'
import { aHarness, aStream } from './harness.ts'
import { at } from './numbered-messages.ts'

const message = (index: number, overrides: Record<string, unknown> = {}) =>
  anEnvelope(index, { p: { t: at(index), r: 1 }, ...overrides })
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('the cursor', () => {
  it('does not move back when the service returns an earlier one, so that nothing is delivered twice', async () => {
    const { service, clock, received, poll } = await aStream()
    await poll.respond(subscribeResponse(at(150), ...range(1, 150).map((index) => message(index))))
    await (await service.next(/subscribe/)).respond(subscribeResponse(at(0), message(151)))
    await clock.advance(500)
    const next = await service.next(/subscribe/)
    expect(next.url.searchParams.get('tt')).toBe(at(150))
    expect(received).toHaveLength(151)
  })

  it('does not move back when the handshake after a pause returns an earlier time', async () => {
    const { engagement, service, poll } = await aStream()
    await poll.respond(subscribeResponse(at(150), message(150)))
    disconnectRealtime(engagement)
    reconnectRealtime(engagement)
    const resumed = await service.connect(at(20))
    expect(resumed.url.searchParams.get('tt')).toBe(at(150))
  })

  it('delivers a message that a node with a slow clock stamped before the handshake', async () => {
    const { engagement, service } = await aHarness()
    const received = collect(messages(engagement, 'room'))
    const poll = await service.connect(at(5))
    await poll.respond(subscribeResponse(at(6), message(4), message(6)))
    expect(received.map(({ timetoken }) => timetoken)).toEqual([at(4), at(6)])
  })
})

describe('a message without the name that matched', () => {
  it('is delivered to the subscribers of its channel', async () => {
    const { received, poll } = await aStream()
    const unnamed = { b: undefined }
    await poll.respond(subscribeResponse(at(2), message(1, unnamed), message(2, { ...unnamed, c: 'lobby' })))
    expect(received.map(({ channel }) => channel)).toEqual(['room'])
  })
})

describe('a service that responds to every long poll at once with nothing', () => {
  it.each([
    ['the same cursor', () => at(0)],
    ['a newer cursor', (poll: number) => at(poll)],
  ])('is asked seven times at most in three seconds, with %s', async (_, cursorOf) => {
    const { engagement, service, clock } = await aHarness()
    collect(messages(engagement, 'room'))
    let poll = await service.connect(at(0))
    let polls = 1
    const endAt = clock.now() + 3000
    while (clock.now() < endAt) {
      await poll.respond(subscribeResponse(cursorOf(polls)))
      while (service.pending.length === 0 && clock.now() < endAt) await clock.advance(100)
      if (service.pending.length === 0) break
      poll = await service.next(/subscribe/)
      polls += 1
    }
    expect(polls).toBeGreaterThan(1)
    expect(polls).toBeLessThanOrEqual(7)
  })
})
