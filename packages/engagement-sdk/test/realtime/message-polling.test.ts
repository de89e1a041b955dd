import { describe, expect, it } from 'vitest'
import type { Widget } from '../../src/index.ts'
import { messages, realtimeConnection, reconnectRealtime } from '../../src/realtime/index.ts'
import { anOption, aProgram, aWidget } from '../../src/testing/index.ts'
import { anEnvelope, at, settle, subscribeResponse } from './fake-service.ts'
import { aHarness, aPage, collect, type HarnessOptions } from './harness.ts'

const WITHOUT_KEYS = { pubnub_subscribe_key: null }

const widget = (id: string, reward = 0) =>
  aWidget({ id, program_id: 'p', options: [anOption({ id: 'o', reward_item_amount: reward })] })

/** Returns a stream of a program without real-time keys, the function that sets its timeline, and the one that ends it. */
async function aProgramStream(
  options: HarnessOptions = { application: WITHOUT_KEYS },
  channel: string | [] = 'program.p',
) {
  const harness = await aHarness(options)
  const { engagement, platform } = harness
  const { widgets } = platform.state
  const post = (...posted: readonly Widget[]) => {
    widgets.clear()
    for (const each of posted) widgets.set(each.id, each)
  }
  platform.addProgram({ program: aProgram({ id: 'p' }) })
  const stop = new AbortController()
  const received = collect(messages(engagement, channel, { programIds: ['p'], signal: stop.signal }))
  return { ...harness, post, received, stop }
}

describe('messages without real-time', () => {
  it.each([
    ['without keys', WITHOUT_KEYS],
    ['without a usable host', { pubnub_origin: 'http://plain.example' }],
  ])(
    'polls the timeline %s, with jitter, and yields widgets that are new or differ',
    async (_, application) => {
      const { engagement, service, clock, post, received } = await aProgramStream({
        application,
        random: 0.5,
      })
      post(widget('1'))
      await clock.advance(10_999)
      expect(realtimeConnection(engagement).phase).toBe('polling')
      expect(received.splice(0).map(({ event }) => event)).toEqual(['text-prediction-updated'])
      post(widget('2'), widget('1', 10))
      await clock.advance(1)
      expect(received.map(({ event, channel }) => [event, channel])).toEqual([
        ['text-prediction-updated', 'program.p'],
        ['text-prediction-created', 'program.p'],
      ])
      await clock.advance(11_000)
      expect(received).toHaveLength(2)
      expect(service.log).toEqual([])
    },
  )

  it('does not poll while the page is hidden, and polls at once when it is visible again', async () => {
    const setHidden = aPage(false)
    const { clock, post, received } = await aProgramStream()
    await clock.advance(9000)
    setHidden(true)
    post(widget('1'))
    await clock.advance(60_000)
    expect(received).toHaveLength(0)
    setHidden(false)
    await clock.advance(0)
    expect(received.map(({ event }) => event)).toEqual(['text-prediction-created'])
  })

  it('continues after a failed timeline read, with a warning', async () => {
    const { clock, platform, post, received, warnings } = await aProgramStream()
    platform.inject({ path: 'widgets/', fault: { status: 500 } })
    await clock.advance(10_000)
    expect(warnings.length).toBeGreaterThan(0)
    await clock.advance(10_000)
    // The interval is no longer doubled.
    post(widget('1'))
    await clock.advance(10_000)
    expect(received.map(({ event }) => event)).toEqual(['text-prediction-created'])
  })

  it('polls at once when the device is online again, however long polls have failed', async () => {
    const { clock, network, platform, post, received } = await aProgramStream()
    network.set(false)
    platform.inject({ path: 'widgets/', fault: { status: 500 }, times: 5 })
    await clock.advance(600_000)
    post(widget('1'))
    network.set(true)
    await clock.advance(0)
    expect(received).toHaveLength(1)
  })

  it.each([
    ['with real-time', {}],
    ['without real-time', WITHOUT_KEYS],
  ])('polls programs without a channel, %s', async (_, application) => {
    const { service, clock, post, received } = await aProgramStream({ application }, [])
    await clock.advance(10_000)
    post(widget('1'))
    await clock.advance(10_000)
    expect(received).toHaveLength(1)
    expect(service.log).toEqual([])
  })

  it('polls programs without a channel, also while the connection of another stream is interrupted', async () => {
    const harness = await aProgramStream({}, [])
    const { engagement, service, clock, post } = harness
    collect(messages(engagement, 'room'))
    await (await service.connect(at(0))).drop()
    expect(realtimeConnection(engagement).phase).toBe('reconnecting')
    const late = collect(messages(engagement, [], { programIds: ['p'] }))
    post(widget('1'))
    await clock.advance(0)
    expect(late).toHaveLength(1)
  })

  it.each<[string, (stream: Awaited<ReturnType<typeof aProgramStream>>) => void]>([
    ['dispose', ({ engagement }) => engagement.dispose()],
    ['abort', ({ stop }) => stop.abort()],
  ])('ends on %s during a read, without a warning, and releases everything', async (_, end) => {
    const stream = await aProgramStream()
    stream.platform.inject({ path: 'widgets/', fault: 'hang' })
    await stream.clock.advance(1)
    end(stream)
    await stream.received.done
    await settle()
    expect([stream.clock.waiting, stream.warnings]).toEqual([0, []])
  })
})

describe('messages after real-time has given up', () => {
  /** Returns a stream that was refused, and polls instead. */
  async function afterRefusal() {
    const stream = await aProgramStream({})
    await (await stream.service.connect(at(0))).fail(403)
    await stream.clock.advance(10_000)
    return stream
  }

  it('come from polling until it is connected again', async () => {
    const { engagement, service, clock, post, received } = await afterRefusal()
    post(widget('1'))
    await clock.advance(10_000)
    expect(received).toHaveLength(1)
    reconnectRealtime(engagement)
    await service.next(/tt=0/)
    post(widget('2'), widget('1'))
    await clock.advance(10_000)
    expect(realtimeConnection(engagement).phase).toBe('connecting')
    expect(received).toHaveLength(2)
    const poll = await service.connect(at(1))
    post(widget('3'), widget('2'), widget('1'))
    await clock.advance(60_000)
    expect(received.splice(0)).toHaveLength(2)
    // The stream may have yielded it meanwhile.
    await poll.fail(403)
    await clock.advance(1)
    expect(received.map(({ event }) => event)).toEqual(['text-prediction-updated'])
  })

  it('are not polled for a stream that has ended before', async () => {
    const { engagement, service, clock, stop } = await aProgramStream({})
    collect(messages(engagement, 'room'))
    await service.connect(at(0))
    stop.abort()
    await (await service.next(/subscribe.*room/)).fail(403)
    await clock.advance(1)
    // The heartbeat of the other stream.
    expect(clock.waiting).toBe(1)
  })

  it('do not repeat a widget as polling has yielded it, and have other versions in the order of the stream', async () => {
    const { engagement, service, clock, post, received } = await afterRefusal()
    post(widget('2', 3), widget('1'))
    await clock.advance(10_000)
    expect(received).toHaveLength(2)
    reconnectRealtime(engagement)
    const announced = (index: number, event: string, payload: unknown) =>
      anEnvelope({ event, payload }, { c: 'program.p', b: 'program.p', p: { t: at(index), r: 1 } })
    await (await service.connect(at(9))).respond(
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
    expect(received.slice(2).map(({ timetoken }) => timetoken)).toEqual([2, 3, 4, 5, 6, 7].map(at))
  })
})
