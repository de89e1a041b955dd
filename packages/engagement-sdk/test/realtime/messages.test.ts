import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createCipher } from '../../src/crypto/index.ts'
import { memoryStore } from '../../src/engagement/store.ts'
import { createEngagement, NotInitialisedError } from '../../src/index.ts'
import {
  disconnectRealtime,
  messages,
  onMessage,
  realtimeConnection,
  reconnectRealtime,
} from '../../src/realtime/index.ts'
import { MAXIMUM_WAITING } from '../../src/realtime/messages.ts'
import { anEnvelope, at, numbered, settle, subscribeResponse } from './fake-service.ts'
import { aHarness, aStream, collect, indexes, recorded } from './harness.ts'

describe('messages', () => {
  it('starts with a handshake, receives from its cursor on, and yields in order', async () => {
    const { service, phases, categories, received, poll } = await aStream()
    await poll.respond(subscribeResponse(at(2), numbered(1), numbered(2)))
    await (await service.next(/subscribe/)).respond(subscribeResponse(at(3), numbered(3)))
    expect(indexes(received)).toEqual([1, 2, 3])
    expect(received[0]).toMatchObject({
      type: 'other',
      event: 'tick',
      channel: 'room',
      timetoken: at(1),
      publisher: 'a-publisher',
    })
    expect(service.log).toEqual([
      '/v2/subscribe/sub/room/0?tt=0&ee=',
      '/v2/presence/sub-key/sub/channel/room/heartbeat?heartbeat=300',
      `/v2/subscribe/sub/room/0?tt=${at(0)}&tr=1&ee=`,
      `/v2/subscribe/sub/room/0?tt=${at(2)}&tr=1&ee=`,
      `/v2/subscribe/sub/room/0?tt=${at(3)}&tr=1&ee=`,
    ])
    expect(phases).toEqual(['connecting', 'connected'])
    expect(categories).toEqual(['connected'])
  })

  it('subscribes to several channels in one loop and changes them without losing its cursor', async () => {
    const { engagement, service } = await aHarness()
    const { categories } = recorded({ engagement })
    const stop = new AbortController()
    const first = collect(messages(engagement, ['a', 'b']))
    const second = collect(messages(engagement, 'c', { signal: stop.signal }))
    await service.connect(at(0))
    collect(messages(engagement, 'a'))
    await settle()
    expect(categories).toEqual(['connected'])
    expect(service.log.filter((line) => line.includes('tt=0'))).toEqual([
      '/v2/subscribe/sub/a,b,c/0?tt=0&ee=',
    ])
    stop.abort()
    const poll = await service.next(/subscribe/)
    expect(poll.url.pathname).toBe('/v2/subscribe/sub/a,b/0')
    expect(categories).toEqual(['connected', 'subscription-changed'])
    expect(poll.url.searchParams.get('tt')).toBe(at(0))
    await poll.respond(subscribeResponse(at(1), numbered(1, { c: 'b', b: 'b' })))
    expect(indexes(first)).toEqual([1])
    await second.done
    expect(second).toHaveLength(0)
  })

  it('types the payloads of type other with a parser, and leaves out messages that it rejects', async () => {
    const { engagement, service, warnings } = await aHarness()
    const tick = z.object({ index: z.number() })
    const received = collect(messages(engagement, 'room', { parse: (payload) => tick.parse(payload) }))
    const poll = await service.connect(at(0))
    const bad = anEnvelope({ event: 'tick', payload: 'none' }, { p: { t: at(1) } })
    const results = anEnvelope({ event: 'text-poll-results', payload: {} }, { p: { t: at(3) } })
    await poll.respond(subscribeResponse(at(3), bad, numbered(2), results))
    expect(received.map((message) => message.type === 'other' && message.payload.index)).toEqual([2, false])
    expect(warnings.map(({ message }) => message)).toEqual([
      'A real-time message on room could not be parsed and was left out.',
    ])
  })

  it('warns of messages that it drops, also if the reader never continues', async () => {
    const { engagement, service, warnings } = await aHarness()
    const first = messages(engagement, 'room').next()
    const poll = await service.connect(at(0))
    await poll.respond(subscribeResponse(at(1), numbered(1)))
    await first
    const many = Array.from({ length: MAXIMUM_WAITING + 1 }, (_, index) =>
      anEnvelope(index, { p: { t: at(2) } }),
    )
    await (await service.next(/subscribe/)).respond(subscribeResponse(at(2), ...many))
    expect(warnings.map(({ message }) => message)).toEqual([
      '5000 real-time messages were dropped: their reader is too slow. Do slow work outside the loop.',
    ])
  })

  it('ends without an error on abort, leaves the channel and releases everything', async () => {
    const { engagement, service, clock, stop, received } = await aStream()
    stop.abort()
    await received.done
    await settle()
    expect(service.log.at(-1)).toBe('/v2/presence/sub-key/sub/channel/room/leave')
    expect([service.pending.length, clock.waiting]).toEqual([0, 0])
    expect(realtimeConnection(engagement).phase).toBe('idle')
  })

  it('stays on a channel whose last stream ends in the task in which another one begins', async () => {
    const { engagement, service, stop } = await aStream()
    stop.abort()
    collect(messages(engagement, 'room'))
    await settle()
    expect(service.log.filter((line) => line.endsWith('leave'))).toEqual([])
    expect(realtimeConnection(engagement).phase).toBe('connected')
  })

  it('loses no message of an outage when a new stream starts at a later time', async () => {
    const { engagement, service, clock, received: first, poll } = await aStream()
    await poll.drop()
    const second = collect(messages(engagement, 'room', { since: at(5) }))
    await clock.advance(1000)
    const resumed = await service.connect(at(8))
    expect(resumed.url.searchParams.get('tt')).toBe(at(0))
    await resumed.respond(subscribeResponse(at(9), numbered(1), numbered(6)))
    expect([indexes(first), indexes(second)]).toEqual([[1, 6], [6]])
  })

  it('receives messages of wildcards by the matched name', async () => {
    const { engagement, service } = await aHarness()
    const received = collect(messages(engagement, 'match.*'))
    const poll = await service.connect(at(0))
    await poll.respond(
      subscribeResponse(at(2), numbered(1, { c: 'match.7', b: 'match.*' }), numbered(2, { c: 'y', b: 'y' })),
    )
    expect(received.map(({ channel }) => channel)).toEqual(['match.7'])
  })

  it('starts at its own handshake after the last stream has ended', async () => {
    const { engagement, service, stop } = await aStream()
    stop.abort()
    await settle()
    collect(messages(engagement, 'room'))
    expect((await service.connect(at(9))).url.searchParams.get('tt')).toBe(at(9))
  })

  it('rejects before init', async () => {
    const engagement = createEngagement({ clientId: 'game', store: memoryStore() })
    await expect(messages(engagement, 'room').next()).rejects.toThrow('SDK not initialised')
  })

  it('decrypts messages', async () => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    const { received, poll } = await aStream({ realtime: { cipher } })
    const sealed = await cipher.encryptMessage({ event: 'tick', payload: { index: 1 } })
    await poll.respond(subscribeResponse(at(1), anEnvelope(sealed, { p: { t: at(1) } })))
    await expect.poll(() => indexes(received)).toEqual([1])
  })
})

it('delivers a response that is still decrypted at a disconnect after the reconnect, once', async () => {
  const opened = Promise.withResolvers<unknown>()
  const cipher = { ...createCipher({ cipherKey: 'enigma' }), decryptMessage: () => opened.promise }
  const { engagement, service, received, poll } = await aStream({ realtime: { cipher } })
  const response = subscribeResponse(at(1), numbered(1, { d: 'sealed' }))
  await poll.respond(response)
  disconnectRealtime(engagement)
  opened.resolve({ event: 'tick', payload: { index: 1 } })
  await settle()
  expect(indexes(received)).toEqual([])
  reconnectRealtime(engagement)
  await (await service.connect(at(9))).respond(response)
  expect(indexes(received)).toEqual([1])
})

describe('onMessage', () => {
  it('calls the listener for each message until it is stopped, also when it throws', async () => {
    const { engagement, service, warnings } = await aHarness()
    const listener = vi.fn(({ timetoken }: { timetoken: string }) => {
      if (timetoken === at(1)) throw new Error('mine')
    })
    const stop = onMessage(engagement, 'room', listener)
    const poll = await service.connect(at(0))
    await poll.respond(subscribeResponse(at(2), numbered(1), numbered(2)))
    expect(listener.mock.calls.map(([{ timetoken }]) => timetoken)).toEqual([at(1), at(2)])
    expect(warnings.map(({ message }) => message)).toEqual(['A real-time listener threw.'])
    stop()
    await settle()
    expect(service.pending).toEqual([])
  })

  it('throws before init', () => {
    const engagement = createEngagement({ clientId: 'c' })
    expect(() => onMessage(engagement, 'room', () => undefined)).toThrow(NotInitialisedError)
  })
})
