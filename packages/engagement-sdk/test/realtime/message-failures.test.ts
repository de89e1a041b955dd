import { describe, expect, it } from 'vitest'
import { NO_RETRY, request } from '../../src/index.ts'
import { hereNow, messages, realtimeConnection, reconnectRealtime } from '../../src/realtime/index.ts'
import type { TestPlatform } from '../../src/testing/index.ts'
import { at, numbered, type PendingRequest, subscribeResponse } from './fake-service.ts'
import { aHarness, aStream, collect, indexes, recorded } from './harness.ts'

/** Expires the token, and makes the one valid that the token provider returns. */
function expireToken({ expire, state }: TestPlatform): void {
  expire('secret')
  state.tokens.set('renewed', 'me')
}

describe('messages when things fail', () => {
  it('retries a failed handshake, then is connected', async () => {
    const harness = await aHarness()
    const { phases } = recorded(harness)
    collect(messages(harness.engagement, 'room'))
    await (await harness.service.next(/tt=0/)).fail(500)
    expect(realtimeConnection(harness.engagement)).toMatchObject({ phase: 'reconnecting', attempt: 1 })
    await harness.clock.advance(999)
    expect(harness.service.pending).toHaveLength(0)
    await harness.clock.advance(1)
    await harness.service.connect()
    expect(phases).toEqual(['connecting', 'reconnecting', 'connected'])
  })

  it.each<[string, (poll: PendingRequest) => Promise<void>, object]>([
    ['a dropped connection', (poll) => poll.drop(), { category: 'network' }],
    ['a 500', (poll) => poll.fail(500), { category: 'unknown', status: 500 }],
    ['a page of HTML', (poll) => poll.respondWith(new Response('<html>')), { category: 'unknown' }],
    ['a 200 that states a failure', (poll) => poll.respond({ status: 503 }), { status: 503 }],
    ['a response without a time', (poll) => poll.respond({ m: [] }), { category: 'unknown' }],
    ['a redirect', (poll) => poll.respond({}, { status: 302 }), { category: 'network' }],
  ])('keeps its cursor after %s', async (_, happen, failure) => {
    const { engagement, service, clock, received, poll } = await aStream()
    await happen(poll)
    expect(realtimeConnection(engagement)).toMatchObject({ phase: 'reconnecting', failure })
    await clock.advance(1000)
    const next = await service.connect(at(9))
    expect(next.url.searchParams.get('tt')).toBe(at(0))
    await next.respond(subscribeResponse(at(1), numbered(1)))
    expect(indexes(received)).toEqual([1])
    expect(realtimeConnection(engagement).phase).toBe('connected')
  })

  it('stays reconnecting when channels change while the service is down, until its next response', async () => {
    const { engagement, service, phases, poll } = await aStream()
    await poll.drop()
    for (const channel of ['a', 'b']) {
      collect(messages(engagement, channel))
      await (await service.next(/subscribe/)).drop()
    }
    expect(realtimeConnection(engagement).phase).toBe('reconnecting')
    expect(phases.filter((phase) => phase === 'connected')).toHaveLength(1)
    collect(messages(engagement, 'c'))
    await (await service.next(/subscribe/)).respond(subscribeResponse(at(1)))
    expect(realtimeConnection(engagement).phase).toBe('connected')
  })

  it.each([
    ['7', 7000],
    ['86400', 150_000],
  ])('waits as long as a Retry-After of %s s asks, and 150 s at most', async (seconds, waitMs) => {
    const { engagement, service, clock } = await aHarness()
    collect(messages(engagement, 'room'))
    await (await service.next(/tt=0/)).fail(429, { 'retry-after': seconds })
    await clock.advance(waitMs - 1)
    expect(service.pending).toHaveLength(0)
    await clock.advance(1)
    expect(service.pending).toHaveLength(1)
  })

  it('gives up after the last retry and starts over automatically much later', async () => {
    const { engagement, service, clock, received, poll } = await aStream({
      realtime: { retry: { limit: 3, baseMs: 2000, maxMs: 2000, jitter: 'above' } },
    })
    await poll.fail(500)
    for (const _ of [1, 2, 3]) {
      await clock.advance(2000)
      await (await service.next(/subscribe/)).fail(500)
    }
    expect(realtimeConnection(engagement)).toMatchObject({
      phase: 'failed',
      reason: 'retry attempts exhaused.',
    })
    await clock.advance(149_999)
    expect(service.pending).toHaveLength(0)
    await clock.advance(1)
    const resumed = await service.connect(at(50))
    expect(resumed.url.searchParams.get('tt')).toBe(at(0))
    await resumed.respond(subscribeResponse(at(1), numbered(1)))
    expect(indexes(received)).toEqual([1])
  })

  it('starts over also when another stream of its channel begins after it gave up', async () => {
    const { engagement, service, clock, poll } = await aStream({ realtime: { retry: NO_RETRY } })
    await poll.fail(500)
    collect(messages(engagement, 'room'))
    await clock.advance(150_000)
    await service.connect(at(50))
    expect(realtimeConnection(engagement).phase).toBe('connected')
  })

  it.each([
    [400, 'unknown error', 'bad-request'],
    [401, 'forbidden operation.', 'access-denied'],
    [403, 'forbidden operation.', 'access-denied'],
  ])(
    'never repeats after %i, and continues from its cursor after a reconnect',
    async (status, reason, category) => {
      const { engagement, service, clock, categories, received, poll } = await aStream()
      await poll.fail(status)
      const failed = { phase: 'failed', reason, failure: { status, category } }
      expect(realtimeConnection(engagement)).toMatchObject(failed)
      expect(categories.at(-1)).toBe('disconnected-unexpectedly')
      await clock.advance(3_600_000)
      expect(service.pending).toEqual([])
      reconnectRealtime(engagement)
      const resumed = await service.connect(at(50))
      await resumed.respond(subscribeResponse(at(1), numbered(1)))
      expect(indexes(received)).toEqual([1])
    },
  )

  it('uses a renewed token at once, for every call and for the stream, without leaving the channel', async () => {
    const { engagement, service, platform } = await aStream()
    expireToken(platform)
    await request(engagement, { path: 'profiles/me/' })
    expect(engagement.profile?.access_token).toBe('renewed')
    hereNow(engagement, { channel: 'room' }).catch(() => undefined)
    const here = await service.next(/presence/)
    expect(here.url.searchParams.get('auth')).toBe('renewed')
    await here.drop()
    const resumed = await service.connect(at(9))
    expect(resumed.url.searchParams.get('auth')).toBe('renewed')
    expect(resumed.url.searchParams.get('tt')).toBe(at(0))
    expect(service.log.some((line) => line.endsWith('leave'))).toBe(false)
  })

  it('reconnects after an access error as soon as the token is renewed', async () => {
    const { engagement, service, platform, poll } = await aStream()
    await poll.fail(403)
    expireToken(platform)
    await request(engagement, { path: 'profiles/me/' })
    expect((await service.connect(at(50))).url.searchParams.get('auth')).toBe('renewed')
  })

  it('adds a random spread to the policy’s wait when a stream breaks', async () => {
    const { service, clock, poll } = await aStream({ realtime: { spreadMs: 4000 }, random: 0.5 })
    await poll.drop()
    await clock.advance(3499)
    expect(service.pending).toHaveLength(0)
    await clock.advance(1)
    expect(service.pending).toHaveLength(1)
  })

  it('adds no spread when the first handshake fails', async () => {
    const { engagement, service, clock } = await aHarness({ realtime: { spreadMs: 4000 }, random: 0.5 })
    collect(messages(engagement, 'room'))
    await (await service.next(/tt=0/)).drop()
    await clock.advance(1500)
    expect(service.pending).toHaveLength(1)
  })
})

it('a real-time response of more than 16 MiB fails the stream, which does not request it again', async () => {
  const { engagement, service, clock, poll } = await aStream()
  await poll.respondWith(new Response(new Uint8Array(2 ** 24 + 1)))
  const failure = { category: 'unknown', retryable: false, cause: { code: 'body-too-large' } }
  await expect.poll(() => realtimeConnection(engagement)).toMatchObject({ phase: 'failed', failure })
  await clock.advance(3_600_000)
  expect(service.pending).toHaveLength(0)
})
