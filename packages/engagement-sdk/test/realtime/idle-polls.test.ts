import { describe, expect, it } from 'vitest'
import { exponentialRetry, NO_RETRY } from '../../src/index.ts'
import { messages, realtimeConnection } from '../../src/realtime/index.ts'
import { at, numbered, type PendingRequest, subscribeResponse } from './fake-service.ts'
import { aHarness, aPage, aStream, collect, type Harness, indexes } from './harness.ts'

const SECOND_MS = 1000
const HOUR_MS = 3_600_000
const POLL = /subscribe.*tt=[1-9]/

/** How a network ends a request that waits for too long. */
const CUTS = {
  'a reset': (poll) => poll.drop(),
  'a 504': (poll) => poll.fail(504),
  'a 408': (poll) => poll.fail(408),
  'a 502': (poll) => poll.fail(502),
} as const satisfies Record<string, (poll: PendingRequest) => Promise<void>>

/** Responds to handshakes at once, and ends each long poll after this time, until the clock has advanced by `forMs`. */
async function runNetwork(
  { service, clock }: Harness,
  { cutMs, forMs, cut }: { cutMs: number; forMs: number; cut: (poll: PendingRequest) => Promise<void> },
): Promise<void> {
  const startedAt = new Map<PendingRequest, number>()
  const endAt = clock.now() + forMs
  while (clock.now() < endAt) {
    await clock.advance(SECOND_MS)
    for (const request of service.pending) {
      if (/\btt=0\b/.test(request.url.search)) await request.respond(subscribeResponse(at(0)))
      else if (!startedAt.has(request)) startedAt.set(request, clock.now())
      else if (clock.now() - (startedAt.get(request) ?? 0) >= cutMs) await cut(request)
    }
  }
}

describe('an idle long poll that the network ends', () => {
  const cuts = Object.entries(CUTS).flatMap(([name, cut]) =>
    [30, 60, 120, 300].map((seconds) => ({ name, seconds, cut })),
  )

  it.each(cuts)('with $name every $seconds s leaves the stream connected', async ({ seconds, cut }) => {
    const harness = await aStream({ random: 0.5 })
    const { phases, received } = harness
    await runNetwork(harness, { cutMs: seconds * SECOND_MS, forMs: HOUR_MS, cut })
    expect(phases).toEqual(['connecting', 'connected'])
    const poll = await harness.service.next(POLL)
    expect(poll.url.searchParams.get('tt')).toBe(at(0))
    await poll.respond(subscribeResponse(at(1), numbered(1)))
    expect(indexes(received)).toEqual([1])
  })

  it('is followed at once by a poll with the same cursor, and after the third in a row by a handshake', async () => {
    const { engagement, service, clock } = await aStream()
    const cut = async () => {
      const poll = await service.next(POLL)
      expect(poll.url.searchParams.get('tt')).toBe(at(0))
      await clock.advance(30_000)
      await poll.fail(504)
    }
    await cut()
    await cut()
    // A response: the next three are counted from here.
    await (await service.next(POLL)).respond(subscribeResponse(at(0)))
    await clock.advance(500)
    for (const _ of [1, 2, 3]) await cut()
    expect(realtimeConnection(engagement).phase).toBe('connected')
    await (await service.next(/tt=0/)).fail(504)
    expect(realtimeConnection(engagement).phase).toBe('reconnecting')
    await clock.advance(1000)
    expect((await service.connect(at(9))).url.searchParams.get('tt')).toBe(at(0))
  })

  it('is a failure when it had just begun', async () => {
    const { engagement, clock, poll } = await aStream()
    await clock.advance(19_999)
    await poll.drop()
    expect(realtimeConnection(engagement).phase).toBe('reconnecting')
  })

  it.each([401, 403, 429, 500, 503])('is a failure with the status %i, whenever it comes', async (status) => {
    const { engagement, clock, poll } = await aStream()
    await clock.advance(60_000)
    await poll.fail(status)
    expect(realtimeConnection(engagement).phase).not.toBe('connected')
  })
})

describe('a connection that is half open', () => {
  it('is noticed when the long poll has no response within 310 s', async () => {
    const { engagement, service, clock } = await aStream()
    await clock.advance(310_000)
    expect(realtimeConnection(engagement).phase).toBe('connected')
    await service.next(/tt=0/)
    await clock.advance(15_000)
    expect(realtimeConnection(engagement)).toMatchObject({
      phase: 'reconnecting',
      failure: { category: 'timeout' },
    })
  })

  it.each<[string, (poll: PendingRequest) => Promise<void>]>([
    ['a response', (poll) => poll.respond(subscribeResponse(at(0)))],
    ['a reset', CUTS['a reset']],
  ])('is noticed 15 s after idle polls have ended before, with %s', async (_, end) => {
    const { engagement, service, clock, poll } = await aStream()
    await clock.advance(60_000)
    await end(poll)
    await service.next(POLL)
    await clock.advance(74_999)
    await service.next(POLL)
    await clock.advance(1)
    const resumed = await service.connect(at(9))
    expect(resumed.url.searchParams.get('tt')).toBe(at(0))
    expect(realtimeConnection(engagement).phase).toBe('connected')
    // The limit is unknown again.
    await clock.advance(100_000)
    expect(service.pending).toEqual([resumed])
  })

  it('is noticed when the page becomes visible', async () => {
    const setHidden = aPage(false)
    const { service, clock, phases } = await aStream()
    setHidden(true)
    await clock.advance(10_000)
    expect((await service.next(POLL)).url.searchParams.get('tt')).toBe(at(0))
    setHidden(false)
    expect((await service.connect(at(9))).url.searchParams.get('tt')).toBe(at(0))
    expect(phases).toEqual(['connecting', 'connected'])
  })
})

it.each([
  [500, 'connecting'],
  [403, 'failed'],
])('after it gave up with %i, a page that becomes visible leads to the phase %s', async (status, phase) => {
  const setHidden = aPage(true)
  const { engagement, poll } = await aStream({ realtime: { retry: NO_RETRY } })
  await poll.fail(status)
  setHidden(false)
  expect(realtimeConnection(engagement).phase).toBe(phase)
})

describe('a failure', () => {
  it('that only polls have waits longer each time, and is given up like any other', async () => {
    const realtime = { retry: exponentialRetry({ limit: 2, baseMs: 2000, maxMs: 2000, jitter: 'above' }) }
    const { engagement, service, clock } = await aHarness({ realtime })
    collect(messages(engagement, 'room'))
    for (const attempt of [1, 2]) {
      await (await service.connect(at(0))).fail(500)
      expect(realtimeConnection(engagement)).toMatchObject({ phase: 'reconnecting', attempt })
      await clock.advance(2000)
    }
    await (await service.connect(at(0))).fail(500)
    expect(realtimeConnection(engagement).phase).toBe('failed')
  })

  it('is the first attempt again after a poll that the service accepted', async () => {
    const { engagement, service, clock, poll } = await aStream()
    await poll.fail(500)
    await clock.advance(1000)
    await (await service.connect(at(0))).respond(subscribeResponse(at(1), numbered(1)))
    await (await service.next(POLL)).fail(500)
    expect(realtimeConnection(engagement)).toMatchObject({ phase: 'reconnecting', attempt: 1 })
  })
})
