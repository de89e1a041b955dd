import { describe, expect, it } from 'vitest'
import { hereNow, joinPresence, whereNow } from '../../src/realtime/index.ts'
import { MAXIMUM_WAITING } from '../../src/realtime/messages.ts'
import { anEnvelope, at, subscribeResponse } from './fake-service.ts'
import { aHarness, collect, sent } from './harness.ts'

const HERE = /channel\/room$/
const news = (data: Record<string, unknown>, time: number) =>
  anEnvelope(data, {
    c: 'room-pnpres',
    b: 'room-pnpres',
    p: { t: at(time) },
  })

/** Returns a stream of presence after a read of these occupants, its long poll, and the names of its events. */
async function aPresence(...occupants: readonly string[]) {
  const harness = await aHarness()
  const events = collect(joinPresence(harness.engagement, 'room'))
  await harness.service.respondHere(...occupants)
  const poll = await harness.service.connect(at(0))
  return { ...harness, poll, names: () => events.map(({ event, userId }) => `${event} ${userId}`) }
}

describe('joinPresence', () => {
  it('yields the occupants, then who joins and leaves, each once', async () => {
    const { poll, names } = await aPresence('a', 'b')
    expect(poll.url.pathname).toBe('/v2/subscribe/sub/room,room-pnpres/0')
    await poll.respond(
      subscribeResponse(
        at(9),
        news({ action: 'join', uuid: 'a', occupancy: 2 }, 1),
        news({ action: 'join', uuid: 'c', occupancy: 3, timestamp: 1 }, 2),
        news({ action: 'state-change', uuid: 'c', occupancy: 3, data: { mood: 'down' } }, 3),
        news({ action: 'interval', occupancy: 2, join: ['d', 7], leave: ['a'], timeout: ['b'] }, 4),
        anEnvelope({ event: 'chat' }, { p: { t: at(5) } }),
        news({ nonsense: true }, 6),
      ),
    )
    expect(names()).toEqual(['join a', 'join b', 'join c', 'join d', 'leave a', 'timeout b'])
  })

  it('yields a join again after a leave, and no leave of a user who was not there', async () => {
    const { poll, names } = await aPresence()
    const actions = ['leave', 'join', 'timeout', 'join'].map((action, index) =>
      news({ action, uuid: 'a', occupancy: 1 }, index + 1),
    )
    await poll.respond(subscribeResponse(at(9), ...actions))
    expect(names()).toEqual(['join a', 'timeout a', 'join a'])
  })

  it('reads the occupants after events were dropped for a slow reader', async () => {
    const { engagement, service, warnings } = await aHarness()
    const events = joinPresence(engagement, 'room')
    const first = events.next()
    await service.respondHere('a')
    expect((await first).value).toMatchObject({ event: 'join', userId: 'a' })
    // While nothing is read, one event more than the queue holds: its first half is dropped, the leave of a included.
    const joins = Array.from({ length: MAXIMUM_WAITING }, (_, index) =>
      news({ action: 'join', uuid: `u${index}`, occupancy: 2 }, 2 + Math.floor(index / 2)),
    )
    const poll = await service.connect(at(0))
    await poll.respond(
      subscribeResponse(at(9999), news({ action: 'leave', uuid: 'a', occupancy: 0 }, 1), ...joins),
    )
    const rest = collect(events)
    await service.respondHere('u0')
    const lastOf = (user: string) => rest.findLast((each) => each.userId === user)?.event ?? 'none'
    expect([lastOf('a'), lastOf('u0'), lastOf(`u${MAXIMUM_WAITING - 1}`)]).toEqual(['leave', 'join', 'leave'])
    expect(warnings).toEqual([])
  })

  it('yields 150,000 occupants, more than the arguments of one call', async () => {
    const { engagement, service } = await aHarness()
    const events = collect(joinPresence(engagement, 'room'))
    const uuids = Array.from({ length: 150_000 }, (_, index) => `u${index}`)
    const here = await service.next(HERE)
    await here.respond({ status: 200, occupancy: uuids.length, uuids })
    await expect.poll(() => events.length, { timeout: 20_000 }).toBe(uuids.length)
  })

  it('reads the occupants if a summary was too large to send', async () => {
    const { service, poll, names } = await aPresence('a')
    await poll.respond(
      subscribeResponse(at(1), news({ action: 'interval', occupancy: 1, here_now_refresh: true }, 1)),
    )
    await service.respondHere('b')
    expect(names()).toEqual(['join a', 'leave a', 'join b'])
  })

  it('continues with a warning when the first read is refused, and does not repeat it', async () => {
    const { engagement, service, clock, warnings } = await aHarness()
    const events = collect(joinPresence(engagement, 'room'))
    await (await service.next(HERE)).fail(402)
    const poll = await service.connect(at(0))
    await clock.advance(10_000)
    await poll.respond(subscribeResponse(at(1), news({ action: 'join', uuid: 'a', occupancy: 1 }, 1)))
    expect(events).toHaveLength(1)
    expect(warnings).toHaveLength(1)
    expect(service.log.filter((line) => HERE.test(line))).toHaveLength(1)
  })

  it('reads the occupants again with an event 10 s after a read failed, not with each event of a busy channel', async () => {
    const { engagement, service, clock } = await aHarness()
    const events = collect(joinPresence(engagement, 'room'))
    await (await service.next(HERE)).fail(503)
    const poll = await service.connect(at(0))
    const summary = { action: 'interval', occupancy: 2, join: ['a'], here_now_refresh: true }
    await poll.respond(subscribeResponse(at(1), news(summary, 1)))
    expect(service.log.filter((line) => HERE.test(line))).toHaveLength(1)
    await clock.advance(10_000)
    const next = await service.next(/subscribe/)
    await next.respond(subscribeResponse(at(2), news({ action: 'leave', uuid: 'c', occupancy: 2 }, 2)))
    await service.respondHere('a', 'b')
    expect(events.map(({ event, userId }) => `${event} ${userId}`)).toEqual(['join a', 'join b'])
  })

  it('ends without a warning while the occupants are read', async () => {
    const { engagement, service, warnings } = await aHarness()
    const stop = new AbortController()
    const events = collect(joinPresence(engagement, 'room', { signal: stop.signal }))
    await service.next(HERE)
    stop.abort()
    await events.done
    expect(warnings).toEqual([])
  })

  it('rejects without real-time keys', async () => {
    const { engagement } = await aHarness({ application: { pubnub_subscribe_key: null } })
    const unavailable = { code: 'realtime-unavailable' }
    await expect(joinPresence(engagement, 'room').next()).rejects.toMatchObject(unavailable)
    await expect(hereNow(engagement, { channel: 'room' })).rejects.toMatchObject(unavailable)
    await expect(whereNow(engagement, { userId: 'me' })).rejects.toMatchObject(unavailable)
  })
})

describe('hereNow and whereNow', () => {
  it('returns the users on a channel and the channels of a profile', async () => {
    const { engagement, service } = await aHarness()
    const here = hereNow(engagement, { channel: 'room' })
    await service.respondHere('a', 'b')
    expect(await here).toEqual({ occupancy: 2, userIds: ['a', 'b'] })
    for (const channels of [['room'], undefined]) {
      const where = whereNow(engagement, { userId: 'a' })
      await (await service.next(/uuid\/a/)).respond({ status: 200, payload: channels && { channels } })
      expect(await where).toEqual(channels ?? [])
    }
  })

  it('leaves out users without an id, and reads those with attributes', async () => {
    const { call, request } = await sent((engagement) => hereNow(engagement, { channel: 'room' }))
    const uuids = ['a', null, 7, { uuid: 'b', state: { mood: 'up' } }, { state: {} }]
    await request.respond({ status: 200, occupancy: 2, uuids })
    expect((await call).userIds).toEqual(['a', 'b'])
  })
})
