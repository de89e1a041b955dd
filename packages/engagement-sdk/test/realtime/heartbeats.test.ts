import { describe, expect, it } from 'vitest'
import { joinPresence, messages } from '../../src/realtime/index.ts'
import { at, settle } from './fake-service.ts'
import { aHarness, aStream, collect } from './harness.ts'

describe('heartbeats', () => {
  const beats = (log: readonly string[]) => log.filter((line) => line.includes('/heartbeat'))

  it('sends a heartbeat every half timeout minus one second', async () => {
    const { engagement, service, clock } = await aHarness({ application: { pubnub_presence_timeout: 60 } })
    collect(messages(engagement, 'room'))
    await settle()
    await clock.advance(28_999)
    expect(beats(service.log)).toHaveLength(1)
    await clock.advance(1)
    expect(beats(service.log)).toEqual(
      Array(2).fill('/v2/presence/sub-key/sub/channel/room/heartbeat?heartbeat=60'),
    )
  })

  it('sends neither a heartbeat nor another poll when the number of streams of a channel changes, also during a rewound poll', async () => {
    const { engagement, service } = await aStream()
    const openAndEnd = async () => {
      const stop = new AbortController()
      collect(messages(engagement, 'room', { signal: stop.signal }))
      await settle()
      stop.abort()
      await settle()
    }
    await openAndEnd()
    expect(service.log).toHaveLength(3)
    collect(messages(engagement, 'room', { since: '17141966000000000' }))
    await settle()
    expect(service.log).toHaveLength(5)
    await openAndEnd()
    expect(service.log).toHaveLength(5)
  })

  it('starts again when the stream is connected again after an outage in which it gave up', async () => {
    const { engagement, service, clock } = await aHarness({
      realtime: { retry: { limit: 1, baseMs: 2000, maxMs: 2000, jitter: 'above' } },
    })
    service.holdPresence = true
    collect(messages(engagement, 'room'))
    const poll = await service.connect(at(0))
    await (await service.next(/heartbeat/)).drop()
    await poll.drop()
    await clock.advance(2000)
    await (await service.next(/heartbeat/)).drop()
    await (await service.next(/tt=0/)).drop()
    await clock.advance(150_000)
    expect(beats(service.log)).toHaveLength(2)
    await service.connect(at(0))
    await (await service.next(/heartbeat/)).drop()
    expect(beats(service.log)).toHaveLength(3)
    // Its failures are counted from scratch.
    await clock.advance(2000)
    expect(beats(service.log)).toHaveLength(4)
  })

  it('retries after a failure and gives up after as many in a row as the limit, with a warning', async () => {
    const { engagement, service, clock, warnings } = await aHarness({
      realtime: { retry: { limit: 2, baseMs: 2000, maxMs: 2000, jitter: 'above' } },
    })
    service.holdPresence = true
    collect(messages(engagement, 'room'))
    await service.connect(at(0))
    await (await service.next(/heartbeat/)).fail(500)
    await clock.advance(1999)
    expect(beats(service.log)).toHaveLength(1)
    await clock.advance(1)
    await (await service.next(/heartbeat/)).respond({ status: 200 })
    await clock.advance(149_000)
    for (const _ of [1, 2, 3]) {
      await (await service.next(/heartbeat/)).drop()
      await clock.advance(2000)
    }
    await clock.advance(100_000)
    expect(beats(service.log)).toHaveLength(5)
    expect(warnings.map(({ message }) => message)).toContain(
      'Presence was given up: retry attempts exhaused.',
    )
  })

  it('warns when a leave call fails', async () => {
    const { service, warnings, stop } = await aStream()
    service.holdPresence = true
    stop.abort()
    await (await service.next(/leave/)).drop()
    expect(warnings.map(({ message }) => message)).toEqual(['Leaving a real-time channel was not confirmed.'])
  })

  it('drops channels that are left while the device is offline, without a leave call', async () => {
    const { engagement, service, network, clock } = await aHarness()
    const stop = new AbortController()
    collect(messages(engagement, 'a'))
    collect(messages(engagement, 'b', { signal: stop.signal }))
    await service.connect(at(0))
    network.set(false)
    stop.abort()
    await settle()
    network.set(true)
    await clock.advance(0)
    expect(service.log.filter((line) => line.includes('/presence/'))).toEqual([
      '/v2/presence/sub-key/sub/channel/a,b/heartbeat?heartbeat=300',
      '/v2/presence/sub-key/sub/channel/a/heartbeat?heartbeat=300',
    ])
  })

  it('never sends presence channels', async () => {
    const { engagement, service } = await aHarness()
    const stop = new AbortController()
    const listening = new AbortController()
    collect(messages(engagement, 'room-pnpres', { signal: listening.signal }))
    await service.connect(at(0))
    listening.abort()
    await settle()
    collect(joinPresence(engagement, 'room', { signal: stop.signal }))
    await service.respondHere()
    await service.connect(at(0))
    stop.abort()
    await settle()
    const calls = service.log.filter((line) => /heartbeat|leave/.test(line))
    expect(calls).toHaveLength(2)
    expect(calls.join()).not.toContain('pnpres')
  })
})

// The numbers are the rows of docs/guides/migration.md, 'Defects of the reference client', which names the tests of its other rows.
describe('defects of the reference real-time client that this one does not have', () => {
  it('22: a channel is left once, for any number of subscribers', async () => {
    const { engagement, service } = await aHarness()
    const stop = new AbortController()
    const { signal } = stop
    const streams = [
      collect(messages(engagement, 'lobby', { signal })),
      collect(messages(engagement, ['lobby', 'lobby'], { signal })),
      collect(joinPresence(engagement, 'lobby', { signal })),
    ]
    await service.connect()
    stop.abort()
    await Promise.all(streams.map(({ done }) => done))
    await settle()
    expect(service.log.filter((line) => line.endsWith('/leave'))).toEqual([
      '/v2/presence/sub-key/sub/channel/lobby/leave',
    ])
  })

  it('24: a channel is left with its last subscriber, also if a longer name is still subscribed, which stays', async () => {
    const { engagement, service } = await aHarness()
    const stop = new AbortController()
    collect(messages(engagement, 'lobby2'))
    collect(messages(engagement, 'lobby', { signal: stop.signal }))
    await service.connect()
    stop.abort()
    const poll = await service.next(/subscribe/)
    expect(poll.url.pathname).toBe('/v2/subscribe/sub/lobby2/0')
    expect(service.log.filter((line) => line.includes('/presence/')).slice(-2)).toEqual([
      '/v2/presence/sub-key/sub/channel/lobby/leave',
      '/v2/presence/sub-key/sub/channel/lobby2/heartbeat?heartbeat=300',
    ])
  })
})
