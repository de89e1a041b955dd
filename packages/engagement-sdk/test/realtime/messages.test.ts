import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createCipher } from '../../src/crypto/index.ts'
import { memoryStore } from '../../src/engagement/profile-store.ts'
import { createEngagement, request } from '../../src/index.ts'
import {
  disconnectRealtime,
  hereNow,
  linearReconnect,
  messages,
  NO_RECONNECT,
  onRealtimeConnection,
  onRealtimeStatus,
  type RealtimeMessage,
  realtimeConnection,
  reconnectRealtime,
} from '../../src/realtime/index.ts'
import { aStage, type Stage } from './an-engagement.ts'
import { collect } from './collect.ts'
import { settle } from './fake-clock.ts'
import { anEnvelope, subscribeResponse } from './fake-service.ts'

const at = (index: number) => `1714196700000${String(index).padStart(4, '0')}`
const numbered = (index: number, overrides: Record<string, unknown> = {}) =>
  anEnvelope({ event: 'tick', payload: { index } }, { p: { t: at(index), r: 1 }, ...overrides })
const payloads = (received: readonly RealtimeMessage[]) => received.map(({ payload }) => payload)
const indexes = (received: readonly RealtimeMessage[]) =>
  payloads(received).map((payload) =>
    typeof payload === 'object' && payload !== null && 'index' in payload ? payload.index : payload,
  )

function recorded({ engagement }: Stage): { readonly phases: string[]; readonly categories: string[] } {
  const phases: string[] = []
  const categories: string[] = []
  onRealtimeConnection(engagement, ({ phase }) => phases.push(phase))
  onRealtimeStatus(engagement, ({ category }) => categories.push(category))
  return { phases, categories }
}

describe('messages', () => {
  it('starts with a handshake, receives from its cursor on, and yields in order', async () => {
    const stage = await aStage()
    const { phases, categories } = recorded(stage)
    const received = collect(messages(stage.engagement, 'room'))
    const poll = await stage.service.connect(at(0))
    await poll.answer(subscribeResponse(at(2), numbered(1), numbered(2)))
    await (await stage.service.next(/subscribe/)).answer(subscribeResponse(at(3), numbered(3)))
    expect(indexes(received)).toEqual([1, 2, 3])
    expect(received[0]).toMatchObject({
      type: 'other',
      event: 'tick',
      channel: 'room',
      timetoken: at(1),
      publisher: 'somebody',
    })
    expect(stage.service.log).toEqual([
      '/v2/subscribe/sub/room/0?tt=0&ee=',
      '/v2/presence/sub-key/sub/channel/room/heartbeat?heartbeat=300',
      `/v2/subscribe/sub/room/0?tt=${at(0)}&tr=1&ee=`,
      `/v2/subscribe/sub/room/0?tt=${at(2)}&tr=1&ee=`,
      `/v2/subscribe/sub/room/0?tt=${at(3)}&tr=1&ee=`,
    ])
    expect(phases).toEqual(['connecting', 'connected'])
    expect(categories).toEqual(['connected'])
  })

  it('sends the player’s id and token along, and nothing else of the player', async () => {
    const { engagement, service } = await aStage()
    collect(messages(engagement, 'room'))
    const { url } = await service.next(/tt=0/)
    expect(url.origin).toBe('https://realtime.example')
    expect([url.searchParams.get('uuid'), url.searchParams.get('auth')]).toEqual(['me', 'secret'])
  })

  it('subscribes to several channels in one loop and changes them without losing its cursor', async () => {
    const { engagement, service } = await aStage()
    const stop = new AbortController()
    const first = collect(messages(engagement, ['a', 'b']))
    const second = collect(messages(engagement, 'c', { signal: stop.signal }))
    await service.connect(at(0))
    expect(service.log.filter((line) => line.includes('tt=0'))).toEqual([
      '/v2/subscribe/sub/a,b,c/0?tt=0&ee=',
    ])
    stop.abort()
    const poll = await service.next(/subscribe/)
    expect(poll.url.pathname).toBe('/v2/subscribe/sub/a,b/0')
    expect(poll.url.searchParams.get('tt')).toBe(at(0))
    await poll.answer(subscribeResponse(at(1), numbered(1, { c: 'b', b: 'b' })))
    expect(indexes(first)).toEqual([1])
    await second.done
    expect(second).toHaveLength(0)
  })

  it('yields a repeated message once, and two different messages with the same time both', async () => {
    const { engagement, service } = await aStage()
    const received = collect(messages(engagement, 'room'))
    const poll = await service.connect(at(0))
    const twin = anEnvelope({ event: 'tick', payload: { index: 'twin' } }, { p: { t: at(1), r: 1 } })
    await poll.answer(subscribeResponse(at(1), numbered(1), numbered(1), twin))
    await (await service.next(/subscribe/)).answer(subscribeResponse(at(2), numbered(1), numbered(2)))
    expect(indexes(received)).toEqual([1, 'twin', 2])
  })

  it('continues after malformed messages and messages without payload, and warns about the former', async () => {
    const { engagement, service, warnings } = await aStage()
    const received = collect(messages(engagement, 'room'))
    const poll = await service.connect(at(0))
    await poll.answer(
      subscribeResponse(
        at(3),
        { nonsense: true },
        anEnvelope({ event: 'tick' }, { p: { t: at(1) } }),
        anEnvelope(undefined, { p: { t: at(2) } }),
        numbered(3),
      ),
    )
    expect(received.map(({ event }) => event)).toEqual(['tick', undefined, 'tick'])
    expect(warnings.map(({ message }) => message)).toEqual([
      '1 real-time message(s) could not be read and were left out.',
    ])
  })

  it('types the payloads of own channels with a parser, and leaves out what it rejects', async () => {
    const { engagement, service, warnings } = await aStage()
    const tick = z.object({ index: z.number() })
    const received = collect(messages(engagement, 'room', { parse: (payload) => tick.parse(payload) }))
    const poll = await service.connect(at(0))
    const bad = anEnvelope({ event: 'tick', payload: 'none' }, { p: { t: at(1) } })
    await poll.answer(subscribeResponse(at(2), bad, numbered(2)))
    expect(received.map((message) => message.type === 'other' && message.payload.index)).toEqual([2])
    expect(warnings.map(({ message }) => message)).toEqual([
      'A real-time message on room could not be parsed and was left out.',
    ])
  })

  it('ends without an error on abort, leaves the channel and releases everything', async () => {
    const { engagement, service, clock, network } = await aStage()
    const stop = new AbortController()
    const received = collect(messages(engagement, 'room', { signal: stop.signal }))
    await service.connect(at(0))
    stop.abort()
    await received.done
    await settle()
    expect(service.log.at(-1)).toBe('/v2/presence/sub-key/sub/channel/room/leave')
    expect([service.pending.length, clock.waiting, network.listening]).toEqual([0, 0, 0])
    expect(realtimeConnection(engagement).phase).toBe('idle')
  })

  it('ends on break', async () => {
    const { engagement, service, clock } = await aStage()
    const broken = (async () => {
      for await (const message of messages(engagement, 'room')) return message
      return undefined
    })()
    const poll = await service.connect(at(0))
    await poll.answer(subscribeResponse(at(2), numbered(1), numbered(2)))
    expect((await broken)?.payload).toEqual({ index: 1 })
    await settle()
    expect([service.pending.length, clock.waiting]).toEqual([0, 0])
  })

  it('sends nothing when its signal is aborted already', async () => {
    const { engagement, service } = await aStage()
    await collect(messages(engagement, 'room', { signal: AbortSignal.abort() })).done
    await settle()
    expect(service.log).toEqual([])
  })

  it('starts after a given time without delivering to other streams twice', async () => {
    const { engagement, service } = await aStage()
    const first = collect(messages(engagement, 'room'))
    const poll = await service.connect(at(0))
    await poll.answer(subscribeResponse(at(2), numbered(1), numbered(2)))
    const second = collect(messages(engagement, 'room', { since: at(1) }))
    const rewound = await service.next(/subscribe/)
    expect(rewound.url.searchParams.get('tt')).toBe(at(1))
    await rewound.answer(subscribeResponse(at(3), numbered(2), numbered(3)))
    expect(indexes(first)).toEqual([1, 2, 3])
    expect(indexes(second)).toEqual([2, 3])
  })

  it('loses no message of an outage when a new stream starts at a later time', async () => {
    const { engagement, service, clock } = await aStage()
    const first = collect(messages(engagement, 'room'))
    await (await service.connect(at(0))).drop()
    const second = collect(messages(engagement, 'room', { since: at(5) }))
    await clock.advance(1000)
    const resumed = await service.next(/subscribe/)
    expect(resumed.url.searchParams.get('tt')).toBe(at(0))
    await resumed.answer(subscribeResponse(at(9), numbered(1), numbered(6)))
    expect([indexes(first), indexes(second)]).toEqual([[1, 6], [6]])
  })

  it.each([
    ['is over', at(1), [2, 6, 9]],
    ['is to come', at(7), [9]],
  ])('begins now beside a stream whose time %s', async (_, since, heard) => {
    const { engagement, service } = await aStage()
    const asked = collect(messages(engagement, 'room', { since }))
    const plain = collect(messages(engagement, 'room'))
    const poll = await service.connect(at(5))
    expect(poll.url.searchParams.get('tt')).toBe([since, at(5)].toSorted()[0])
    const newer = [2, 6, 9].filter((index) => at(index) > String(poll.url.searchParams.get('tt')))
    await poll.answer(subscribeResponse(at(9), ...newer.map((index) => numbered(index))))
    expect([indexes(asked), indexes(plain)]).toEqual([heard, [6, 9]])
  })

  it('receives messages of groups and wildcards by the matched name', async () => {
    const { engagement, service } = await aStage()
    const received = collect(messages(engagement, 'match.*', { groups: ['mine'] }))
    const poll = await service.connect(at(0))
    expect(poll.url.searchParams.get('channel-group')).toBe('mine')
    await poll.answer(
      subscribeResponse(
        at(3),
        numbered(1, { c: 'match.7', b: 'match.*' }),
        numbered(2, { c: 'x', b: 'mine' }),
        numbered(3, { c: 'y', b: 'y' }),
      ),
    )
    expect(received.map(({ channel }) => channel)).toEqual(['match.7', 'x'])
  })

  it('rejects before init', async () => {
    const engagement = createEngagement({ clientId: 'game', store: memoryStore() })
    await expect(messages(engagement, 'room').next()).rejects.toThrow('SDK not initialised')
  })

  it('decrypts in order and yields raw messages that cannot be decrypted', async () => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    const { engagement, service } = await aStage({ realtime: { cipher } })
    const received = collect(messages(engagement, 'room'))
    const poll = await service.connect(at(0))
    const long = await cipher.encryptMessage({
      event: 'tick',
      payload: { index: 1, pad: 'x'.repeat(20_000) },
    })
    const short = await cipher.encryptMessage({ event: 'tick', payload: { index: 2 } })
    const sealed = (payload: unknown, index: number, overrides = {}) =>
      anEnvelope(payload, { p: { t: at(index) }, ...overrides })
    await poll.answer(
      subscribeResponse(
        at(5),
        sealed(long, 1),
        sealed(short, 2),
        sealed('plain', 3),
        numbered(4),
        sealed(short, 5, { e: 1 }),
      ),
    )
    await vi.waitFor(() => expect(received).toHaveLength(5))
    expect(received.map(({ payload, error, sort }) => [indexOf(payload), error === undefined, sort])).toEqual(
      [
        [1, true, 'message'],
        [2, true, 'message'],
        ['plain', false, 'message'],
        [4, true, 'message'],
        [short, true, 'signal'],
      ],
    )
    expect(received[2]?.error).toMatch(/^Error while decrypting message content: /)
    // Only the object came in the clear where a cipher was expected; signals never have one.
    expect(received.map(({ isPlaintext }) => isPlaintext === true)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ])
  })
})

function indexOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'index' in payload ? payload.index : payload
}

describe('messages when things fail', () => {
  it('retries a failed handshake, then is connected', async () => {
    const stage = await aStage()
    const { phases } = recorded(stage)
    collect(messages(stage.engagement, 'room'))
    await (await stage.service.next(/tt=0/)).fail(500)
    expect(realtimeConnection(stage.engagement)).toMatchObject({ phase: 'reconnecting', attempt: 1 })
    await stage.clock.advance(999)
    expect(stage.service.pending).toHaveLength(0)
    await stage.clock.advance(1)
    await stage.service.connect()
    expect(phases).toEqual(['connecting', 'reconnecting', 'connected'])
  })

  it.each([
    ['a dropped connection', 'network'],
    ['a 500', 'unknown'],
    ['an answer that is not JSON', 'unknown'],
    ['a 200 that states a failure', 'unknown'],
    ['an answer without a place', 'unknown'],
    ['no answer within 310 s', 'timeout'],
  ])('keeps its place after %s', async (fault, category) => {
    const { engagement, service, clock } = await aStage()
    const received = collect(messages(engagement, 'room'))
    const poll = await service.connect(at(0))
    if (fault === 'a dropped connection') await poll.drop()
    if (fault === 'a 500') await poll.fail(500)
    if (fault === 'an answer that is not JSON')
      await poll.answer('<html>'.repeat(2), { headers: { 'x-body': 'text' } })
    if (fault === 'a 200 that states a failure') await poll.answer({ status: 503, message: 'busy' })
    if (fault === 'an answer without a place') await poll.answer({ m: [] })
    if (fault === 'no answer within 310 s') await clock.advance(310_000)
    expect(realtimeConnection(engagement)).toMatchObject({ phase: 'reconnecting', failure: { category } })
    await clock.advance(1000)
    const next = await service.next(/subscribe/)
    expect(next.url.searchParams.get('tt')).toBe(at(0))
    await next.answer(subscribeResponse(at(1), numbered(1)))
    expect(indexes(received)).toEqual([1])
    expect(realtimeConnection(engagement).phase).toBe('connected')
  })

  it('stays reconnecting when channels change while the service is down, until its next response', async () => {
    const stage = await aStage()
    const { engagement, service } = stage
    collect(messages(engagement, 'room'))
    await (await service.connect(at(0))).drop()
    const { phases } = recorded(stage)
    for (const channel of ['a', 'b']) {
      collect(messages(engagement, channel))
      await (await service.next(/subscribe/)).drop()
    }
    expect(realtimeConnection(engagement).phase).toBe('reconnecting')
    expect(phases).not.toContain('connected')
    collect(messages(engagement, 'c'))
    await (await service.next(/subscribe/)).answer(subscribeResponse(at(1)))
    expect(realtimeConnection(engagement).phase).toBe('connected')
  })

  it('times a handshake out after 15 s', async () => {
    const { engagement, service, clock } = await aStage()
    collect(messages(engagement, 'room'))
    await service.next(/tt=0/)
    await clock.advance(15_000)
    expect(realtimeConnection(engagement)).toMatchObject({
      phase: 'reconnecting',
      failure: { category: 'timeout' },
    })
  })

  it('waits as long as Retry-After says', async () => {
    const { engagement, service, clock } = await aStage()
    collect(messages(engagement, 'room'))
    await (await service.next(/tt=0/)).fail(429, { 'retry-after': '7' })
    await clock.advance(6999)
    expect(service.pending).toHaveLength(0)
    await clock.advance(1)
    expect(service.pending).toHaveLength(1)
  })

  it('gives up after the last retry and starts over automatically much later', async () => {
    const { engagement, service, clock } = await aStage({
      realtime: { retry: linearReconnect({ delaySeconds: 2, maximumRetries: 3 }), recoverAfterMs: 60_000 },
    })
    const received = collect(messages(engagement, 'room'))
    const poll = await service.connect(at(0))
    await poll.fail(500)
    for (const _ of [1, 2, 3]) {
      await clock.advance(2000)
      await (await service.next(/subscribe/)).fail(500)
    }
    expect(realtimeConnection(engagement)).toMatchObject({
      phase: 'failed',
      reason: 'retry attempts exhaused.',
    })
    await clock.advance(59_999)
    expect(service.pending).toHaveLength(0)
    await clock.advance(1)
    const resumed = await service.connect(at(50))
    expect(resumed.url.searchParams.get('tt')).toBe(at(0))
    await resumed.answer(subscribeResponse(at(1), numbered(1)))
    expect(indexes(received)).toEqual([1])
  })

  it.each([401, 403])(
    'never repeats after %i, and goes on from its place when it is told to',
    async (status) => {
      const stage = await aStage()
      const { engagement, service, clock } = stage
      const { categories } = recorded(stage)
      const received = collect(messages(engagement, 'room'))
      await (await service.connect(at(0))).fail(status)
      expect(realtimeConnection(engagement)).toMatchObject({
        phase: 'failed',
        reason: 'forbidden operation.',
        failure: { category: 'access-denied' },
      })
      expect(categories.at(-1)).toBe('disconnected-unexpectedly')
      const before = service.log.filter((line) => line.includes('subscribe')).length
      await clock.advance(3_600_000)
      expect(service.log.filter((line) => line.includes('subscribe'))).toHaveLength(before)
      reconnectRealtime(engagement)
      const resumed = await service.connect(at(50))
      await resumed.answer(subscribeResponse(at(1), numbered(1)))
      expect(indexes(received)).toEqual([1])
    },
  )

  it('reconnects automatically if the token was renewed meanwhile', async () => {
    const { engagement, service, platform } = await aStage()
    collect(messages(engagement, 'room'))
    const poll = await service.connect(at(0))
    platform.set('refused', 'Bearer secret')
    await request(engagement, { path: 'profile/' })
    expect(engagement.profile?.access_token).toBe('renewed')
    await poll.fail(403)
    const resumed = await service.connect(at(50))
    expect(resumed.url.searchParams.get('auth')).toBe('renewed')
    expect(resumed.url.searchParams.get('tt')).toBe(at(0))
  })

  it('uses the renewed token for every call and for the stream, also if the stream’s request was sent with the old one', async () => {
    const { engagement, service, platform } = await aStage()
    collect(messages(engagement, 'room'))
    const poll = await service.connect(at(0))
    platform.set('refused', 'Bearer secret')
    await request(engagement, { path: 'profile/' })
    hereNow(engagement, { channel: 'room' }).catch(() => undefined)
    const here = await service.next(/presence/)
    expect(here.url.searchParams.get('auth')).toBe('renewed')
    expect(service.log.some((line) => line.endsWith('leave'))).toBe(false)
    await poll.fail(403)
    expect((await service.connect(at(50))).url.searchParams.get('auth')).toBe('renewed')
  })

  it('reconnects after an access error as soon as any call has a renewed token', async () => {
    const { engagement, service, platform } = await aStage()
    collect(messages(engagement, 'room'))
    await (await service.connect(at(0))).fail(403)
    platform.set('refused', 'Bearer secret')
    await request(engagement, { path: 'profile/' })
    hereNow(engagement, { channel: 'room' }).catch(() => undefined)
    expect((await service.connect(at(50))).url.searchParams.get('auth')).toBe('renewed')
  })

  it('never retries an access error automatically', async () => {
    const { engagement, service, clock } = await aStage({ realtime: { retry: NO_RECONNECT } })
    collect(messages(engagement, 'room'))
    await (await service.next(/tt=0/)).fail(403)
    await clock.advance(3_600_000)
    expect(service.pending).toHaveLength(0)
    expect(realtimeConnection(engagement)).toMatchObject({ phase: 'failed', failure: { status: 403 } })
  })

  it('reports a bad request and does not retry it', async () => {
    const { engagement, service, clock } = await aStage()
    collect(messages(engagement, 'room'))
    await (await service.next(/tt=0/)).fail(400)
    expect(realtimeConnection(engagement)).toMatchObject({
      phase: 'failed',
      reason: 'unknown error',
      failure: { category: 'bad-request' },
    })
    await clock.advance(3_600_000)
    expect(service.pending).toHaveLength(0)
  })

  it('adds a random spread to the policy’s wait when a stream breaks', async () => {
    const { engagement, service, clock } = await aStage({ realtime: { spreadMs: 4000, random: () => 0.5 } })
    collect(messages(engagement, 'room'))
    await (await service.connect(at(0))).drop()
    await clock.advance(3499)
    expect(service.pending).toHaveLength(0)
    await clock.advance(1)
    expect(service.pending).toHaveLength(1)
  })
})

describe('messages and the network', () => {
  it('stops when the device goes offline, sends nothing, and catches up when it is online again', async () => {
    const stage = await aStage({ realtime: { spreadMs: 1000, random: () => 0.5 } })
    const { engagement, service, clock, network } = stage
    const { phases, categories } = recorded(stage)
    const received = collect(messages(engagement, 'room'))
    await service.connect(at(0))
    network.set(false)
    const before = service.log.length
    await clock.advance(3_600_000)
    expect(service.log).toHaveLength(before)
    expect(service.log.some((line) => line.endsWith('leave'))).toBe(false)
    network.set(true)
    await clock.advance(499)
    expect(service.pending).toHaveLength(0)
    await clock.advance(1)
    const resumed = await service.connect(at(90))
    expect(resumed.url.searchParams.get('tt')).toBe(at(0))
    await resumed.answer(subscribeResponse(at(1), numbered(1)))
    expect(indexes(received)).toEqual([1])
    expect(phases).toEqual(['connecting', 'connected', 'offline', 'connecting', 'connected'])
    expect(categories).toEqual([
      'connected',
      'network-down',
      'disconnected-unexpectedly',
      'network-up',
      'connected',
    ])
    expect(service.log.filter((line) => line.includes('heartbeat')).length).toBe(2)
  })

  it('drops its subscription if it is not to be restored', async () => {
    const { engagement, service, clock, network } = await aStage({ realtime: { restore: false } })
    const received = collect(messages(engagement, 'room'))
    await service.connect(at(0))
    network.set(false)
    network.set(true)
    await clock.advance(60_000)
    expect(service.pending).toHaveLength(0)
    expect(service.log.some((line) => line.endsWith('leave'))).toBe(false)
    expect(received).toHaveLength(0)
    expect([clock.waiting, network.listening]).toEqual([0, 0])
  })

  it('waits for the network if it starts offline', async () => {
    const { engagement, service, clock, network } = await aStage()
    network.set(false)
    collect(messages(engagement, 'room'))
    await clock.advance(60_000)
    expect(service.log).toEqual([])
    expect(realtimeConnection(engagement).phase).toBe('offline')
    network.set(true)
    await clock.advance(0)
    await service.connect(at(0))
    expect(service.log.filter((line) => line.includes('heartbeat')).length).toBe(1)
  })

  it('disconnects with a leave call, and reconnects from its cursor', async () => {
    const { engagement, service } = await aStage()
    const received = collect(messages(engagement, 'room'))
    await service.connect(at(0))
    disconnectRealtime(engagement)
    await settle()
    expect(service.log.at(-1)).toMatch(/leave$/)
    expect(realtimeConnection(engagement).phase).toBe('stopped')
    reconnectRealtime(engagement)
    const resumed = await service.connect(at(90))
    await resumed.answer(subscribeResponse(at(1), numbered(1)))
    expect(indexes(received)).toEqual([1])
  })
})

describe('messages after a disconnect on purpose', () => {
  it.each<[string, (stage: Stage, stop: AbortController) => unknown]>([
    ['the network comes back', ({ network }) => [network.set(false), network.set(true)]],
    ['another stream begins', ({ engagement }) => collect(messages(engagement, 'other'))],
    [
      'the only stream ends and another begins',
      ({ engagement }, stop) => {
        stop.abort()
        collect(messages(engagement, 'other'))
      },
    ],
    [
      'another player comes',
      ({ engagement, platform }) => {
        platform.set('/api/v1/profile/', { id: 'you', nickname: 'You', custom_data: null })
        return engagement.init({ accessToken: 'other' })
      },
    ],
  ])('stay stopped when %s, until they are reconnected', async (_, happen) => {
    const stage = await aStage()
    const { engagement, service, clock } = stage
    const stop = new AbortController()
    collect(messages(engagement, 'room', { signal: stop.signal }))
    await service.connect(at(0))
    disconnectRealtime(engagement)
    await settle()
    const before = service.log.length
    await happen(stage, stop)
    await clock.advance(600_000)
    expect(service.log).toHaveLength(before)
    expect(realtimeConnection(engagement).phase).toBe('stopped')
    reconnectRealtime(engagement)
    await service.connect(at(1))
    expect(service.log.filter((line) => line.includes('heartbeat'))).toHaveLength(2)
  })

  it('starts stopped after an earlier disconnect', async () => {
    const { engagement, service } = await aStage()
    disconnectRealtime(engagement)
    collect(messages(engagement, 'room'))
    await settle()
    expect(service.log).toEqual([])
    reconnectRealtime(engagement)
    await service.connect(at(1))
    expect(realtimeConnection(engagement).phase).toBe('connected')
  })
})

describe('messages across init and dispose', () => {
  it('continues as another player with the same keys', async () => {
    const { engagement, service, platform } = await aStage()
    const received = collect(messages(engagement, 'room'))
    await service.connect(at(0))
    platform.set('/api/v1/profile/', { id: 'you', nickname: 'You', custom_data: null })
    await engagement.init({ accessToken: 'other' })
    expect(service.log.at(-3)).toMatch(/leave$/)
    const resumed = await service.connect(at(90))
    expect(resumed.url.searchParams.get('uuid')).toBe('you')
    expect(resumed.url.searchParams.get('auth')).toBe('other')
    expect(resumed.url.searchParams.get('tt')).toBe(at(0))
    await resumed.answer(subscribeResponse(at(1), numbered(1)))
    expect(indexes(received)).toEqual([1])
  })

  it('ends every stream on dispose without leaks, repeatedly', async () => {
    const { engagement, service, clock, network } = await aStage()
    for (const _ of [1, 2, 3]) {
      const received = collect(messages(engagement, 'room'))
      const { configureRealtime } = await import('../../src/realtime/index.ts')
      await service.connect(at(0))
      engagement.dispose()
      await received.done
      await settle()
      expect([service.pending.length, clock.waiting, network.listening]).toEqual([0, 0, 0])
      await engagement.init({ accessToken: 'secret' })
      configureRealtime(engagement, { fetch: service.fetch, clock, network, random: () => 0, spreadMs: 0 })
    }
    expect(service.log.filter((line) => line.endsWith('leave'))).toHaveLength(3)
  })

  it('rejects new options after its first use', async () => {
    const { configureRealtime } = await import('../../src/realtime/index.ts')
    const { engagement } = await aStage()
    realtimeConnection(engagement)
    expect(() => configureRealtime(engagement, {})).toThrow('already in use')
  })
})

describe('messages without real-time', () => {
  const widget = (id: string, reward = 0) => ({
    id,
    kind: 'text-prediction',
    program_id: 'p',
    status: 'published',
    options: [{ id: 'o', description: '1', reward_item_amount: reward }],
  })
  const program = {
    id: 'p',
    title: 'P',
    subscribe_channel: 'program.p',
    timeline_url: 'https://platform.example/api/v1/timeline/?ordering=recent',
  }
  const page = (...results: readonly unknown[]) => ({
    count: results.length,
    next: null,
    previous: null,
    results,
    widget_interactions_url_template: null,
  })

  it.each([
    ['without keys', { pubnub_subscribe_key: null }],
    ['without a usable host', { pubnub_origin: 'http://plain.example' }],
  ])('polls the timeline %s, with jitter, and tells what is new or differs', async (_, application) => {
    const stage = await aStage({ application, realtime: { random: () => 0.5 } })
    const { engagement, service, clock, platform } = stage
    platform.set('/api/v1/programs/p/', program)
    platform.set('/api/v1/timeline/', page(widget('1')))
    const received = collect(messages(engagement, 'program.p', { programIds: ['p'] }))
    await clock.advance(10_999)
    expect(realtimeConnection(engagement).phase).toBe('polling')
    expect(received.splice(0).map(({ event }) => event)).toEqual(['text-prediction-updated'])
    platform.set('/api/v1/timeline/', page(widget('2'), widget('1', 10)))
    await clock.advance(1)
    expect(received.map(({ event, channel }) => [event, channel])).toEqual([
      ['text-prediction-updated', 'program.p'],
      ['text-prediction-created', 'program.p'],
    ])
    await clock.advance(11_000)
    expect(received).toHaveLength(2)
    expect(service.log).toEqual([])
  })

  it('does not poll while the page is hidden, and polls at once when it is visible again', async () => {
    const tab = Object.assign(new EventTarget(), { hidden: false })
    vi.stubGlobal('document', tab)
    const { engagement, clock, platform } = await aStage({ application: { pubnub_subscribe_key: null } })
    platform.set('/api/v1/programs/p/', program)
    platform.set('/api/v1/timeline/', page())
    const received = collect(messages(engagement, 'program.p', { programIds: ['p'] }))
    await clock.advance(9000)
    tab.hidden = true
    platform.set('/api/v1/timeline/', page(widget('1')))
    await clock.advance(60_000)
    expect(received).toHaveLength(0)
    tab.hidden = false
    tab.dispatchEvent(new Event('visibilitychange'))
    await clock.advance(0)
    expect(received.map(({ event }) => event)).toEqual(['text-prediction-created'])
  })

  it('continues after a failed timeline read, with a warning', async () => {
    const { engagement, clock, platform, warnings } = await aStage({
      application: { pubnub_publish_key: '' },
    })
    const received = collect(messages(engagement, 'program.p', { programIds: ['p'] }))
    await clock.advance(10_000)
    expect(warnings.length).toBeGreaterThan(0)
    platform.set('/api/v1/programs/p/', program)
    platform.set('/api/v1/timeline/', page())
    await clock.advance(10_000)
    platform.set('/api/v1/timeline/', page(widget('1')))
    await clock.advance(10_000)
    expect(received.map(({ event }) => event)).toEqual(['text-prediction-created'])
  })

  it('polls while real-time has given up, and stops when it is connected again', async () => {
    const { engagement, service, clock, platform } = await aStage()
    platform.set('/api/v1/programs/p/', program)
    platform.set('/api/v1/timeline/', page())
    const received = collect(messages(engagement, 'program.p', { programIds: ['p'] }))
    await (await service.connect(at(0))).fail(403)
    await clock.advance(10_000)
    platform.set('/api/v1/timeline/', page(widget('1')))
    await clock.advance(10_000)
    expect(received).toHaveLength(1)
    reconnectRealtime(engagement)
    await service.connect(at(1))
    platform.set('/api/v1/timeline/', page(widget('2'), widget('1')))
    await clock.advance(60_000)
    expect(received).toHaveLength(1)
  })

  it('continues to poll while a failed service is retried', async () => {
    const { engagement, service, clock, platform } = await aStage()
    platform.set('/api/v1/programs/p/', program)
    platform.set('/api/v1/timeline/', page())
    const received = collect(messages(engagement, 'program.p', { programIds: ['p'] }))
    await (await service.connect(at(0))).fail(403)
    await clock.advance(10_000)
    reconnectRealtime(engagement)
    await service.next(/tt=0/)
    platform.set('/api/v1/timeline/', page(widget('1')))
    await clock.advance(10_000)
    expect(realtimeConnection(engagement).phase).toBe('connecting')
    expect(received).toHaveLength(1)
  })

  it.each([
    ['with real-time', {}],
    ['without real-time', { pubnub_subscribe_key: null }],
  ])('polls programs without a channel, %s', async (_, application) => {
    const { engagement, service, clock, platform } = await aStage({ application })
    platform.set('/api/v1/programs/p/', { ...program, subscribe_channel: null })
    platform.set('/api/v1/timeline/', page())
    const received = collect(messages(engagement, [], { programIds: ['p'] }))
    await clock.advance(10_000)
    platform.set('/api/v1/timeline/', page(widget('1')))
    await clock.advance(10_000)
    expect(received).toHaveLength(1)
    expect(service.log).toEqual([])
  })

  it('does not repeat a message that polling has yielded, and yields the latest version last', async () => {
    const { engagement, service, clock, platform } = await aStage()
    platform.set('/api/v1/programs/p/', program)
    platform.set('/api/v1/timeline/', page())
    const received = collect(messages(engagement, 'program.p', { programIds: ['p'] }))
    await (await service.connect(at(0))).fail(403)
    await clock.advance(10_000)
    platform.set('/api/v1/timeline/', page(widget('2', 3), widget('1')))
    await clock.advance(10_000)
    expect(received).toHaveLength(2)
    reconnectRealtime(engagement)
    const announced = (index: number, event: string, payload: unknown) =>
      anEnvelope({ event, payload }, { c: 'program.p', b: 'program.p', p: { t: at(index), r: 1 } })
    await (await service.connect(at(9))).answer(
      subscribeResponse(
        at(9),
        announced(1, 'text-prediction-created', widget('1')),
        announced(2, 'text-prediction-created', widget('2')),
        announced(3, 'text-prediction-updated', widget('2', 3)),
        announced(4, 'text-prediction-updated', widget('1', 5)),
        announced(5, 'text-prediction-updated', widget('1')),
        announced(6, 'text-prediction-created', widget('3')),
        announced(7, 'tick', {}),
      ),
    )
    expect(received.slice(2).map(({ timetoken }) => timetoken)).toEqual([at(4), at(5), at(6), at(7)])
  })

  it('stops polling on dispose, also without a reader', async () => {
    const { engagement, clock, platform } = await aStage({ application: { pubnub_subscribe_key: '' } })
    platform.set('/api/v1/programs/p/', program)
    platform.set('/api/v1/timeline/', page())
    const stream = messages(engagement, 'program.p', { programIds: ['p'] })
    const first = stream.next()
    await clock.advance(1)
    platform.set('/api/v1/timeline/', page(widget('1')))
    await clock.advance(10_000)
    await first
    engagement.dispose()
    await settle()
    expect(clock.waiting).toBe(0)
  })

  it('ends on abort and releases everything', async () => {
    const { engagement, clock } = await aStage({ application: { pubnub_subscribe_key: '' } })
    const stop = new AbortController()
    const received = collect(messages(engagement, 'program.p', { programIds: ['p'], signal: stop.signal }))
    await clock.advance(1)
    stop.abort()
    await received.done
    await settle()
    expect(clock.waiting).toBe(0)
  })
})
