import { describe, expect, it } from 'vitest'
import { hereNow, joinPresence, messages, setPresenceAttributes, whereNow } from '../../src/realtime/index.ts'
import { collect } from './collect.ts'
import { settle } from './fake-clock.ts'
import { aHarness, aStream, signInOther } from './harness.ts'
import { at } from './numbered-messages.ts'

const HERE = /channel\/room\?/

describe('hereNow, whereNow and the attributes', () => {
  it('returns the users on a channel and the channels of a profile', async () => {
    const { engagement, service } = await aHarness()
    const here = hereNow(engagement, { channel: 'room' })
    await service.respondHere('a', { uuid: 'b', state: 1 })
    expect(await here).toEqual({ occupancy: 2, users: [{ userId: 'a' }, { userId: 'b', attributes: 1 }] })
    const where = whereNow(engagement, { userId: 'a' })
    await (await service.next(/uuid\/a/)).respond({ status: 200, payload: { channels: ['room'] } })
    expect(await where).toEqual(['room'])
    const nowhere = whereNow(engagement, { userId: 'a' })
    await (await service.next(/uuid\/a/)).respond({ status: 200 })
    expect(await nowhere).toEqual([])
  })

  it('sets attributes for one channel, and repeats them with handshakes and heartbeats', async () => {
    const { engagement, service, clock } = await aHarness()
    const set = setPresenceAttributes(engagement, { channel: 'room', attributes: { mood: 'up' } })
    const request = await service.next(/uuid\/me\/data/)
    expect(request.url.searchParams.get('state')).toBe('{"mood":"up"}')
    await request.respond({ status: 200, payload: { mood: 'up' } })
    expect(await set).toEqual({ mood: 'up' })
    collect(messages(engagement, ['room', 'other']))
    await service.connect(at(0))
    await clock.advance(149_000)
    const state = 'state={"room":{"mood":"up"}}'
    expect(service.log.filter((line) => line.includes(state)).map((line) => line.split('?')[0])).toEqual([
      '/v2/subscribe/sub/other,room/0',
      '/v2/presence/sub-key/sub/channel/other,room/heartbeat',
      '/v2/presence/sub-key/sub/channel/other,room/heartbeat',
    ])
  })

  it('never sends one player’s attributes as another’s', async () => {
    const { engagement, service, platform, clock } = await aStream()
    const set = setPresenceAttributes(engagement, { channel: 'room', attributes: { name: 'Me' } })
    await (await service.next(/data\?/)).respond({ status: 200 })
    await set
    const late = setPresenceAttributes(engagement, { channel: 'room', attributes: { name: 'Still me' } })
    const request = await service.next(/data\?/)
    await signInOther({ engagement, platform })
    await request.respond({ status: 200 })
    await late
    await service.connect(at(1))
    await clock.advance(149_000)
    expect(service.log.filter((line) => line.includes('state={"room"'))).toEqual([])
  })

  it('keeps attributes until the last subscriber of a channel leaves', async () => {
    const { engagement, service, clock } = await aHarness()
    const [first, last] = [new AbortController(), new AbortController()]
    for (const { signal } of [first, last]) {
      collect(joinPresence(engagement, 'room', { signal }))
      await service.respondHere()
    }
    await service.connect(at(0))
    const set = setPresenceAttributes(engagement, { channel: 'room', attributes: { mood: 'up' } })
    await (await service.next(/data\?/)).respond({ status: 200 })
    await set
    const announced = () => service.log.filter((line) => line.includes('state={"room"')).length
    first.abort()
    await clock.advance(149_000)
    expect(announced()).toBe(1)
    last.abort()
    await settle()
    collect(messages(engagement, 'room'))
    await service.connect(at(1))
    await clock.advance(149_000)
    expect(announced()).toBe(1)
  })

  it('rejects with the service’s category', async () => {
    const { engagement, service } = await aHarness()
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
