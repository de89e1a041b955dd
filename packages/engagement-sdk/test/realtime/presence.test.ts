import { describe, expect, it } from 'vitest'
import {
  getPresenceAttributes,
  hereNow,
  joinPresence,
  linearReconnect,
  messages,
  setPresenceAttributes,
  whereNow,
} from '../../src/realtime/index.ts'
import { MAXIMUM_WAITING } from '../../src/realtime/stream/message-queue.ts'
import { aStage } from './an-engagement.ts'
import { collect } from './collect.ts'
import { settle } from './fake-clock.ts'
import { anEnvelope, subscribeResponse } from './fake-service.ts'

const HERE = /channel\/room\?/
const nobody = { status: 200, occupancy: 0, uuids: [] }
const news = (data: Record<string, unknown>, time: number) =>
  anEnvelope(data, {
    c: 'room-pnpres',
    b: 'room-pnpres',
    p: { t: String(17141967000000000n + BigInt(time)) },
  })
const T = (time: number) => String(17141967000000000n + BigInt(time))

describe('joinPresence', () => {
  it('yields the occupants, then who joins and leaves, each once', async () => {
    const { engagement, service } = await aStage()
    const events = collect(joinPresence(engagement, 'room'))
    await (await service.next(HERE)).answer({
      status: 200,
      occupancy: 2,
      uuids: ['a', { uuid: 'b', state: { mood: 'up' } }],
    })
    const poll = await service.connect(T(0))
    expect(poll.url.pathname).toBe('/v2/subscribe/sub/room,room-pnpres/0')
    await poll.answer(
      subscribeResponse(
        T(9),
        news({ action: 'join', uuid: 'a', occupancy: 2 }, 1),
        news({ action: 'join', uuid: 'c', occupancy: 3, timestamp: 1 }, 2),
        news({ action: 'state-change', uuid: 'c', occupancy: 3, data: { mood: 'down' } }, 3),
        news({ action: 'interval', occupancy: 2, join: ['d'], leave: ['a'], timeout: ['b'] }, 4),
        anEnvelope({ event: 'chat' }, { p: { t: T(5) } }),
        news({ nonsense: true }, 6),
      ),
    )
    expect(events.map((each) => ('userId' in each ? `${each.event} ${each.userId}` : each.event))).toEqual([
      'join a',
      'join b',
      'join c',
      'attributesUpdate c',
      'join d',
      'leave a',
      'timeout b',
      'interval',
    ])
    expect(events[1]).toMatchObject({ attributes: { mood: 'up' } })
  })

  it('reads the occupants after events were dropped for a slow reader', async () => {
    const { engagement, service, warnings } = await aStage()
    const events = joinPresence(engagement, 'room')
    const first = events.next()
    await (await service.next(HERE)).answer({ status: 200, occupancy: 1, uuids: ['a'] })
    expect((await first).value).toMatchObject({ event: 'join', userId: 'a' })
    // While nothing is read, one event more than the queue holds: its first half is dropped, the leave of a included.
    const joins = Array.from({ length: MAXIMUM_WAITING }, (_, index) =>
      news({ action: 'join', uuid: `u${index}`, occupancy: 2 }, index + 2),
    )
    const poll = await service.connect(T(0))
    await poll.answer(
      subscribeResponse(T(20_000), news({ action: 'leave', uuid: 'a', occupancy: 0 }, 1), ...joins),
    )
    const rest = collect(events)
    await (await service.next(HERE)).answer({ status: 200, occupancy: 1, uuids: ['u0'] })
    const lastOf = (user: string) =>
      rest.findLast((each) => 'userId' in each && each.userId === user)?.event ?? 'none'
    expect([lastOf('a'), lastOf('u0'), lastOf(`u${MAXIMUM_WAITING - 1}`)]).toEqual(['leave', 'join', 'leave'])
    expect(warnings).toEqual([])
  })

  it('leaves as soon as its signal is aborted, also without a pending next', async () => {
    const { engagement, service } = await aStage()
    const stop = new AbortController()
    const events = joinPresence(engagement, 'room', { signal: stop.signal })
    const first = events.next()
    await (await service.next(HERE)).answer({ status: 200, occupancy: 1, uuids: ['a'] })
    await first
    await service.connect(T(0))
    stop.abort()
    await settle()
    expect(service.log.at(-1)).toMatch(/leave$/)
    expect(service.pending).toHaveLength(0)
  })

  it('reads the occupants if a summary was too large to send', async () => {
    const { engagement, service } = await aStage()
    const events = collect(joinPresence(engagement, 'room'))
    await (await service.next(HERE)).answer({ status: 200, occupancy: 1, uuids: ['a'] })
    const poll = await service.connect(T(0))
    await poll.answer(
      subscribeResponse(T(1), news({ action: 'interval', occupancy: 1, here_now_refresh: true }, 1)),
    )
    await (await service.next(HERE)).answer({ status: 200, occupancy: 1, uuids: ['b'] })
    expect(events.map((each) => ('userId' in each ? `${each.event} ${each.userId}` : each.event))).toEqual([
      'join a',
      'interval',
      'leave a',
      'join b',
    ])
  })

  it('continues with a warning when the first read fails', async () => {
    const { engagement, service, warnings } = await aStage()
    const events = collect(joinPresence(engagement, 'room'))
    await (await service.next(HERE)).fail(402)
    const poll = await service.connect(T(0))
    await poll.answer(subscribeResponse(T(1), news({ action: 'join', uuid: 'a', occupancy: 1 }, 1)))
    expect(events).toHaveLength(1)
    expect(warnings).toHaveLength(1)
  })

  it('rejects without real-time keys', async () => {
    const { engagement } = await aStage({ application: { pubnub_subscribe_key: null } })
    const unavailable = { code: 'realtime-unavailable' }
    await expect(joinPresence(engagement, 'room').next()).rejects.toMatchObject(unavailable)
    await expect(hereNow(engagement, { channel: 'room' })).rejects.toMatchObject(unavailable)
    await expect(whereNow(engagement, { userId: 'me' })).rejects.toMatchObject(unavailable)
    await expect(getPresenceAttributes(engagement, { channel: 'room' })).rejects.toMatchObject(unavailable)
    await expect(
      setPresenceAttributes(engagement, { channel: 'room', attributes: {} }),
    ).rejects.toMatchObject(unavailable)
  })
})

describe('presence calls', () => {
  it('return who is on a channel and where a profile is', async () => {
    const { engagement, service } = await aStage()
    const here = hereNow(engagement, { channel: 'room' })
    await (await service.next(HERE)).answer({
      status: 200,
      occupancy: 2,
      uuids: ['a', { uuid: 'b', state: 1 }],
    })
    expect(await here).toEqual({ occupancy: 2, users: [{ userId: 'a' }, { userId: 'b', attributes: 1 }] })
    const where = whereNow(engagement, { userId: 'a' })
    await (await service.next(/uuid\/a/)).answer({ status: 200, payload: { channels: ['room'] } })
    expect(await where).toEqual(['room'])
    const nowhere = whereNow(engagement, { userId: 'a' })
    await (await service.next(/uuid\/a/)).answer({ status: 200 })
    expect(await nowhere).toEqual([])
  })

  it('set attributes for one channel, and repeat them with handshakes and heartbeats', async () => {
    const { engagement, service, clock } = await aStage()
    const set = setPresenceAttributes(engagement, { channel: 'room', attributes: { mood: 'up' } })
    const request = await service.next(/uuid\/me\/data/)
    expect(request.url.searchParams.get('state')).toBe('{"mood":"up"}')
    await request.answer({ status: 200, payload: { mood: 'up' } })
    expect(await set).toEqual({ mood: 'up' })
    collect(messages(engagement, ['room', 'other']))
    await service.connect(T(0))
    await clock.advance(149_000)
    const state = 'state={"room":{"mood":"up"}}'
    expect(service.log.filter((line) => line.includes(state)).map((line) => line.split('?')[0])).toEqual([
      '/v2/subscribe/sub/other,room/0',
      '/v2/presence/sub-key/sub/channel/other,room/heartbeat',
      '/v2/presence/sub-key/sub/channel/other,room/heartbeat',
    ])
  })

  it('never send one player’s attributes as another’s', async () => {
    const { engagement, service, platform, clock } = await aStage()
    collect(messages(engagement, 'room'))
    await service.connect(T(0))
    const set = setPresenceAttributes(engagement, { channel: 'room', attributes: { name: 'Me' } })
    await (await service.next(/data\?/)).answer({ status: 200 })
    await set
    const late = setPresenceAttributes(engagement, { channel: 'room', attributes: { name: 'Still me' } })
    const request = await service.next(/data\?/)
    platform.set('/api/v1/profile/', { id: 'you', nickname: 'You', custom_data: null })
    await engagement.init({ accessToken: 'other' })
    await request.answer({ status: 200 })
    await late
    await service.connect(T(1))
    await clock.advance(149_000)
    expect(service.log.filter((line) => line.includes('state={"room"'))).toEqual([])
  })

  it('keep attributes until the last subscriber of a channel leaves', async () => {
    const { engagement, service, clock } = await aStage()
    const [first, last] = [new AbortController(), new AbortController()]
    for (const { signal } of [first, last]) {
      collect(joinPresence(engagement, 'room', { signal }))
      await (await service.next(HERE)).answer(nobody)
    }
    await service.connect(T(0))
    const set = setPresenceAttributes(engagement, { channel: 'room', attributes: { mood: 'up' } })
    await (await service.next(/data\?/)).answer({ status: 200 })
    await set
    const announced = () => service.log.filter((line) => line.includes('state={"room"')).length
    first.abort()
    await clock.advance(149_000)
    expect(announced()).toBe(1)
    last.abort()
    await settle()
    collect(messages(engagement, 'room'))
    await service.connect(T(1))
    await clock.advance(149_000)
    expect(announced()).toBe(1)
  })

  it('fail with the service’s category', async () => {
    const { engagement, service } = await aStage()
    const refusal = expect(hereNow(engagement, { channel: 'room' })).rejects.toMatchObject({
      code: 'realtime',
      category: 'access-denied',
      status: 403,
      retryable: false,
    })
    await (await service.next(HERE)).fail(403)
    await refusal
  })
})

describe('heartbeats', () => {
  const beats = (log: readonly string[]) => log.filter((line) => line.includes('/heartbeat'))

  it('are sent at half the timeout minus one second', async () => {
    const { engagement, service, clock } = await aStage({ application: { pubnub_presence_timeout: 60 } })
    collect(messages(engagement, 'room'))
    await settle()
    await clock.advance(28_999)
    expect(beats(service.log)).toHaveLength(1)
    await clock.advance(1)
    expect(beats(service.log)).toEqual(
      Array(2).fill('/v2/presence/sub-key/sub/channel/room/heartbeat?heartbeat=60'),
    )
  })

  it('are sent at the configured interval, and never for zero', async () => {
    const often = await aStage({ realtime: { heartbeatIntervalSeconds: 5 } })
    collect(messages(often.engagement, 'room'))
    await often.clock.advance(10_000)
    expect(beats(often.service.log)).toHaveLength(3)
    const never = await aStage({ realtime: { heartbeatIntervalSeconds: 0 } })
    const stop = new AbortController()
    collect(messages(never.engagement, 'room', { signal: stop.signal }))
    await never.clock.advance(600_000)
    expect(beats(never.service.log)).toHaveLength(0)
    stop.abort()
    await settle()
    expect(never.service.log.at(-1)).toMatch(/leave$/)
  })

  it('are retried after a failure and given up at the limit, with a warning', async () => {
    const { engagement, service, clock, warnings } = await aStage({
      realtime: { retry: linearReconnect({ delaySeconds: 2, maximumRetries: 2 }) },
    })
    service.holdPresence = true
    collect(messages(engagement, 'room'))
    await service.connect(T(0))
    await (await service.next(/heartbeat/)).fail(500)
    await clock.advance(2000)
    await (await service.next(/heartbeat/)).drop()
    await clock.advance(2000)
    await (await service.next(/heartbeat/)).fail(500)
    await clock.advance(100_000)
    expect(beats(service.log)).toHaveLength(3)
    expect(warnings.map(({ message }) => message)).toContain(
      'Presence was given up: retry attempts exhaused.',
    )
  })

  it('send a leave call for the channels left and continue for the others', async () => {
    const { engagement, service } = await aStage()
    const stop = new AbortController()
    collect(messages(engagement, 'a'))
    collect(messages(engagement, 'b', { signal: stop.signal }))
    await service.connect(T(0))
    stop.abort()
    await settle()
    const calls = service.log.filter((line) => line.includes('/presence/'))
    expect(calls.slice(-2)).toEqual([
      '/v2/presence/sub-key/sub/channel/b/leave',
      '/v2/presence/sub-key/sub/channel/a/heartbeat?heartbeat=300',
    ])
  })

  it('drop channels that are left while the device is offline, without a leave call', async () => {
    const { engagement, service, network, clock } = await aStage()
    const stop = new AbortController()
    collect(messages(engagement, 'a'))
    collect(messages(engagement, 'b', { signal: stop.signal }))
    await service.connect(T(0))
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

  it('start again after every channel was left while the device was offline', async () => {
    const { engagement, service, network, clock } = await aStage()
    const stop = new AbortController()
    collect(messages(engagement, 'a', { signal: stop.signal }))
    await service.connect(T(0))
    network.set(false)
    stop.abort()
    await settle()
    network.set(true)
    collect(messages(engagement, 'b'))
    await service.connect(T(1))
    await clock.advance(149_000)
    expect(beats(service.log).slice(1)).toEqual(
      Array(2).fill('/v2/presence/sub-key/sub/channel/b/heartbeat?heartbeat=300'),
    )
  })

  it('send no leave call if it is suppressed', async () => {
    const { engagement, service } = await aStage({ realtime: { suppressLeave: true } })
    const stop = new AbortController()
    collect(messages(engagement, 'room', { signal: stop.signal }))
    await service.connect(T(0))
    stop.abort()
    await settle()
    expect(service.log.some((line) => line.includes('leave'))).toBe(false)
  })

  it('never contain presence channels', async () => {
    const { engagement, service } = await aStage()
    const stop = new AbortController()
    collect(joinPresence(engagement, 'room', { signal: stop.signal }))
    await (await service.next(HERE)).answer(nobody)
    await service.connect(T(0))
    stop.abort()
    await settle()
    const calls = service.log.filter((line) => /heartbeat|leave/.test(line))
    expect(calls).toHaveLength(2)
    expect(calls.join()).not.toContain('pnpres')
  })
})
