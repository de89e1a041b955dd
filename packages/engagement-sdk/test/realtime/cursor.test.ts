import { describe, expect, it } from 'vitest'
import {
  disconnectRealtime,
  messages,
  realtimeConnection,
  reconnectRealtime,
  timetokenAt,
} from '../../src/realtime/index.ts'
import { anEnvelope, at, type FakeService, numbered, subscribeResponse } from './fake-service.ts'
import { aHarness, aStream, collect } from './harness.ts'

describe('the cursor', () => {
  it('does not move back when the service returns an earlier one, so that nothing is delivered twice', async () => {
    const { service, clock, received, poll } = await aStream()
    await poll.respond(
      subscribeResponse(at(150), ...Array.from({ length: 150 }, (_, index) => numbered(index + 1))),
    )
    await (await service.next(/subscribe/)).respond(subscribeResponse(at(0), numbered(151)))
    await clock.advance(500)
    const next = await service.next(/subscribe/)
    expect(next.url.searchParams.get('tt')).toBe(at(150))
    expect(received).toHaveLength(151)
  })

  it('does not move back when the handshake after a pause returns an earlier time', async () => {
    const { engagement, service, poll } = await aStream()
    await poll.respond(subscribeResponse(at(150), numbered(150)))
    disconnectRealtime(engagement)
    reconnectRealtime(engagement)
    const resumed = await service.connect(at(20))
    expect(resumed.url.searchParams.get('tt')).toBe(at(150))
  })

  it('delivers a message that a node with a slow clock stamped before the handshake', async () => {
    const { engagement, service } = await aHarness()
    const received = collect(messages(engagement, 'room'))
    const poll = await service.connect(at(5))
    await poll.respond(subscribeResponse(at(6), numbered(4), numbered(6)))
    expect(received.map(({ timetoken }) => timetoken)).toEqual([at(4), at(6)])
  })
})

it.each([
  ['the same cursor', () => subscribeResponse(at(0))],
  ['a newer cursor', (poll: number) => subscribeResponse(at(poll))],
  ['the same message', () => subscribeResponse(at(0), numbered(0))],
])(
  'a service that responds to every long poll at once with nothing new receives seven polls at most in three seconds, with %s',
  async (_, response) => {
    const { engagement, service, clock } = await aHarness()
    collect(messages(engagement, 'room'))
    let poll = await service.connect(at(0))
    let polls = 1
    const endAt = clock.now() + 3000
    while (clock.now() < endAt) {
      await poll.respond(response(polls))
      while (service.pending.length === 0 && clock.now() < endAt) await clock.advance(100)
      if (service.pending.length === 0) break
      poll = await service.next(/subscribe/)
      polls += 1
    }
    expect(polls).toBeGreaterThan(1)
    expect(polls).toBeLessThanOrEqual(7)
  },
)

const HOUR_MS = 3_600_000
const START = Date.parse('2024-04-27T05:30:00Z')
const token = (ms: number) => timetokenAt(START + ms)
const message = (ms: number) => anEnvelope({ event: 'tick', payload: { ms } }, { p: { t: token(ms), r: 1 } })
const times = (received: readonly { readonly timetoken: string }[]) =>
  received.map(({ timetoken }) => timetoken)

/** Responds to the request in flight as the service does: with what is newer than the cursor that it was sent. */
async function respond(service: FakeService, published: readonly number[], next: number): Promise<void> {
  const request = await service.next(/subscribe/)
  const asked = request.url.searchParams.get('tt') ?? '0'
  const newer = published.filter((ms) => asked !== '0' && token(ms) > asked)
  await request.respond(subscribeResponse(token(next), ...newer.map(message)))
}

describe('a node of the service whose clock is ahead', () => {
  it('does not deafen the stream after a poll: a handshake confirms the time, and the cursor stays', async () => {
    const { engagement, service, clock } = await aHarness()
    const received = collect(messages(engagement, 'room'))
    await respond(service, [], 0)
    await respond(service, [], HOUR_MS)
    await clock.advance(500)
    await respond(service, [], 1)
    expect(realtimeConnection(engagement).phase).toBe('connected')
    await clock.advance(1000)
    await respond(service, [2000], 2000)
    expect(times(received)).toEqual([token(2000)])
  })

  it('delivers each of 150 messages once, with its response and the one of the next node', async () => {
    const { engagement, service, clock } = await aHarness()
    const received = collect(messages(engagement, 'room'))
    const published = Array.from({ length: 150 }, (_, index) => index + 1)
    await respond(service, [], 0)
    await clock.advance(1000)
    await respond(service, published, HOUR_MS)
    await clock.advance(500)
    await respond(service, [], 1500)
    await respond(service, [...published, 1500], 1500)
    expect(times(received)).toEqual([...published, 1500].map(token))
  })

  it('does not deafen the stream by the times of its messages', async () => {
    const { engagement, service, clock } = await aHarness()
    const received = collect(messages(engagement, 'room'))
    await respond(service, [], 0)
    await respond(service, [HOUR_MS], HOUR_MS)
    await clock.advance(500)
    await respond(service, [], 1500)
    await respond(service, [1000, 1500], 1500)
    expect(times(received)).toEqual([HOUR_MS, 1000, 1500].map(token))
  })

  it('does not deafen the stream after the handshake: the stream continues from where it was then', async () => {
    const { engagement, service, clock } = await aHarness()
    const received = collect(messages(engagement, 'room'))
    await respond(service, [], HOUR_MS)
    await clock.advance(20_000)
    await respond(service, [], 20_000)
    await respond(service, [], 20_000)
    await clock.advance(1000)
    await respond(service, [5000, 15_000, 21_000], 21_000)
    expect(times(received)).toEqual([5000, 15_000, 21_000].map(token))
  })

  it('does not deafen the stream after the handshake, also with held polls, if the platform’s clock is known', async () => {
    const { engagement, service } = await aHarness({ sendsTime: true })
    collect(messages(engagement, 'room'))
    await respond(service, [], HOUR_MS)
    const poll = await service.next(/subscribe/)
    expect(Number(poll.url.searchParams.get('tt'))).toBeLessThan(Number(token(HOUR_MS / 2)))
  })

  it('does not deafen a stream next to one that was rewound', async () => {
    const { engagement, service, clock } = await aHarness()
    const plain = collect(messages(engagement, 'room'))
    const since = collect(messages(engagement, 'room', { since: token(-1000) }))
    await respond(service, [], HOUR_MS)
    await clock.advance(1000)
    await respond(service, [-500, 500], 1000)
    await respond(service, [], 1000)
    await clock.advance(1000)
    await respond(service, [-500, 500, 2000], 2000)
    expect(times(since)).toEqual([-500, 500, 2000].map(token))
    expect(times(plain)).toEqual([500, 2000].map(token))
  })

  it('costs one handshake for a rewind to long ago, which is no sign of a wrong clock', async () => {
    const { engagement, service, clock } = await aHarness()
    const plain = collect(messages(engagement, 'room'))
    const since = collect(messages(engagement, 'room', { since: token(-HOUR_MS) }))
    const published = [-3_000_000, -2_000_000, -1_000_000, 1000]
    await respond(service, [], 0)
    await respond(service, published.slice(0, 1), -3_000_000)
    await respond(service, [], 0)
    await respond(service, published.slice(1, 2), -2_000_000)
    await respond(service, published.slice(0, 3), -1_000_000)
    await clock.advance(1000)
    await respond(service, published, 1000)
    expect(times(since)).toEqual(published.map(token))
    expect(times(plain)).toEqual([token(1000)])
    expect(service.log.filter((line) => line.includes('tt=0'))).toHaveLength(2)
  })

  it('is believed when a handshake confirms it: the device’s clock was set back', async () => {
    const { engagement, service, clock } = await aHarness()
    const received = collect(messages(engagement, 'room'))
    await respond(service, [], 0)
    await respond(service, [HOUR_MS], HOUR_MS)
    await clock.advance(500)
    await respond(service, [], HOUR_MS)
    await clock.advance(1000)
    await respond(service, [HOUR_MS, HOUR_MS + 1000], HOUR_MS + 1000)
    const poll = await service.next(/subscribe/)
    expect(poll.url.searchParams.get('tt')).toBe(token(HOUR_MS + 1000))
    expect(times(received)).toEqual([HOUR_MS, HOUR_MS + 1000].map(token))
  })
})
