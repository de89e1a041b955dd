import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import {
  configureRealtime,
  disconnectRealtime,
  hereNow,
  messages,
  realtimeConnection,
  reconnectRealtime,
} from '../../src/realtime/index.ts'
import { at, numbered, settle, subscribeResponse } from './fake-service.ts'
import { aHarness, aPage, aStream, collect, type Harness, indexes } from './harness.ts'

describe('messages and the network', () => {
  it('sends nothing while the device is offline, and receives the missed messages when it is online again', async () => {
    const options = { realtime: { spreadMs: 1000 }, random: 0.5 }
    const { service, clock, network, phases, categories, received } = await aStream(options)
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
    await resumed.respond(subscribeResponse(at(1), numbered(1)))
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

  it('drops its subscription and ends if it is not to be restored', async () => {
    const { service, clock, network, categories, received } = await aStream({ realtime: { restore: false } })
    network.set(false)
    network.set(true)
    expect(categories.slice(1)).toEqual(['network-down', 'disconnected-unexpectedly', 'network-up'])
    await clock.advance(60_000)
    expect(service.pending).toHaveLength(0)
    expect(service.log.some((line) => line.endsWith('leave'))).toBe(false)
    expect(received).toHaveLength(0)
    await received.done
    expect(clock.waiting).toBe(0)
  })

  it.each<[string, (harness: Harness, setHidden: (isHidden: boolean) => void) => void]>([
    ['the device comes online', ({ network }) => network.set(true)],
    ['the caller reconnects', ({ engagement }) => reconnectRealtime(engagement)],
    ['the page becomes visible', (_, setHidden) => setHidden(false)],
  ])('does not wait for the next attempt when %s', async (_, happen) => {
    const setHidden = aPage(true)
    const stream = await aStream()
    await stream.poll.fail(500)
    expect(realtimeConnection(stream.engagement).phase).toBe('reconnecting')
    happen(stream, setHidden)
    await stream.clock.advance(0)
    expect((await stream.service.connect(at(9))).url.searchParams.get('tt')).toBe(at(0))
  })

  it('has all of its retries again when the device is online again', async () => {
    const retry = { limit: 1, baseMs: 2000, maxMs: 2000, jitter: 'above' } as const
    const { engagement, service, clock, network } = await aHarness({ realtime: { retry } })
    collect(messages(engagement, 'room'))
    await (await service.next(/tt=0/)).drop()
    network.set(false)
    network.set(true)
    await clock.advance(0)
    await (await service.next(/tt=0/)).drop()
    expect(realtimeConnection(engagement)).toMatchObject({ phase: 'reconnecting', attempt: 1 })
  })
})

describe('the wait after the device has come online', () => {
  it.each<[string, string, (stream: Awaited<ReturnType<typeof aStream>>) => void]>([
    ['a disconnect', 'stopped', ({ engagement }) => disconnectRealtime(engagement)],
    ['the loss of the network', 'offline', ({ network }) => network.set(false)],
    ['dispose', 'idle', ({ engagement }) => engagement.dispose()],
  ])('ends with %s: the phase stays %s', async (_, phase, end) => {
    const stream = await aStream({ realtime: { spreadMs: 1000 }, random: 0.5 })
    const { clock, network, phases, service } = stream
    network.set(false)
    network.set(true)
    end(stream)
    await settle()
    const before = service.log.length
    expect(clock.waiting).toBe(0)
    await clock.advance(1000)
    expect([phases.at(-1), service.log.length]).toEqual([phase, before])
  })

  it('ends with a reconnect, which is followed by one handshake', async () => {
    const { clock, engagement, network, service } = await aStream({
      realtime: { spreadMs: 1000 },
      random: 0.5,
    })
    network.set(false)
    network.set(true)
    reconnectRealtime(engagement)
    await service.connect(at(1))
    await clock.advance(1000)
    expect(service.log.filter((line) => line.includes('tt=0'))).toHaveLength(2)
  })
})

describe('messages after a disconnect on purpose', () => {
  it.each<[string, (stream: Awaited<ReturnType<typeof aStream>>) => unknown]>([
    ['the network comes back', ({ network }) => [network.set(false), network.set(true)]],
    ['another stream begins', ({ engagement }) => collect(messages(engagement, 'other'))],
    [
      'the only stream ends and another begins',
      ({ engagement, stop }) => {
        stop.abort()
        collect(messages(engagement, 'other'))
      },
    ],
    ['another player comes', ({ engagement }) => engagement.init({ accessToken: 'other' })],
  ])('stays stopped when %s, until it is reconnected', async (_, happen) => {
    const stream = await aStream()
    const { engagement, service, clock } = stream
    disconnectRealtime(engagement)
    await settle()
    expect(service.log.at(-1)).toMatch(/leave$/)
    const before = service.log.length
    await happen(stream)
    await clock.advance(600_000)
    expect(service.log).toHaveLength(before)
    expect(realtimeConnection(engagement).phase).toBe('stopped')
    reconnectRealtime(engagement)
    await service.connect(at(1))
    expect(service.log.filter((line) => line.includes('heartbeat'))).toHaveLength(2)
  })

  it('starts stopped after an earlier disconnect', async () => {
    const { engagement, service } = await aHarness()
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
    const { engagement, service, network, received } = await aStream()
    const { listening } = network
    await engagement.init({ accessToken: 'other' })
    expect(network.listening).toBe(listening)
    expect(service.log.at(-3)).toMatch(/leave$/)
    const resumed = await service.connect(at(90))
    expect(resumed.url.searchParams.get('uuid')).toBe('you')
    expect(resumed.url.searchParams.get('auth')).toBe('other')
    expect(resumed.url.searchParams.get('tt')).toBe(at(0))
    await resumed.respond(subscribeResponse(at(1), numbered(1)))
    expect(indexes(received)).toEqual([1])
  })

  it('ends every stream on dispose without leaks, repeatedly', async () => {
    const { engagement, service, clock, network } = await aHarness()
    for (const _ of [1, 2, 3]) {
      const received = collect(messages(engagement, 'room'))
      await service.connect(at(0))
      engagement.dispose()
      await received.done
      await settle()
      expect([service.pending.length, clock.waiting, network.listening]).toEqual([0, 0, 0])
      await engagement.init({ accessToken: 'secret' })
      configureRealtime(engagement, { spreadMs: 0 })
    }
    expect(service.log.filter((line) => line.endsWith('leave'))).toHaveLength(3)
  })

  it('listens to nothing after dispose, also when its state is read again', async () => {
    const { engagement, network } = await aHarness()
    const page = Object.assign(new EventTarget(), { hidden: false })
    vi.stubGlobal('document', page)
    const listening = () => [network.listening, getEventListeners(page, 'visibilitychange').length]
    realtimeConnection(engagement)
    expect(listening()).toEqual([1, 1])
    engagement.dispose()
    expect(realtimeConnection(engagement).phase).toBe('idle')
    expect(listening()).toEqual([0, 0])
  })

  it('rejects new options after its first use', async () => {
    const { engagement } = await aHarness()
    realtimeConnection(engagement)
    expect(() => configureRealtime(engagement, {})).toThrow('already in use')
  })
})

it.each([undefined, new AbortController().signal])(
  'dispose ends a call with the signal %j',
  async (signal) => {
    const { engagement, service, clock } = await aHarness()
    const ended = expect(hereNow(engagement, { channel: 'room', signal })).rejects.toMatchObject({
      code: 'disposed',
    })
    await service.next(/presence/)
    engagement.dispose()
    await ended
    expect([service.pending.length, clock.waiting]).toEqual([0, 0])
  },
)
