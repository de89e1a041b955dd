import { describe, expect, it } from 'vitest'
import { messages, realtimeConnection, reconnectRealtime } from '../../src/realtime/index.ts'
import { anEnvelope, at, settle, subscribeResponse } from './fake-service.ts'
import { aHarness, aPage, collect } from './harness.ts'

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

  /** Returns a harness whose stream was refused, with a listener that polls an empty timeline instead. */
  async function afterRefusal() {
    const harness = await aHarness()
    const { engagement, service, clock, platform } = harness
    platform.set('/api/v1/programs/p/', program)
    platform.set('/api/v1/timeline/', page())
    const received = collect(messages(engagement, 'program.p', { programIds: ['p'] }))
    await (await service.connect(at(0))).fail(403)
    await clock.advance(10_000)
    return { ...harness, received }
  }

  it.each([
    ['without keys', { pubnub_subscribe_key: null }],
    ['without a usable host', { pubnub_origin: 'http://plain.example' }],
  ])(
    'polls the timeline %s, with jitter, and yields widgets that are new or differ',
    async (_, application) => {
      const harness = await aHarness({ application, random: 0.5 })
      const { engagement, service, clock, platform } = harness
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
    },
  )

  it('does not poll while the page is hidden, and polls at once when it is visible again', async () => {
    const setHidden = aPage(false)
    const { engagement, clock, platform } = await aHarness({ application: { pubnub_subscribe_key: null } })
    platform.set('/api/v1/programs/p/', program)
    platform.set('/api/v1/timeline/', page())
    const received = collect(messages(engagement, 'program.p', { programIds: ['p'] }))
    await clock.advance(9000)
    setHidden(true)
    platform.set('/api/v1/timeline/', page(widget('1')))
    await clock.advance(60_000)
    expect(received).toHaveLength(0)
    setHidden(false)
    await clock.advance(0)
    expect(received.map(({ event }) => event)).toEqual(['text-prediction-created'])
  })

  it('continues after a failed timeline read, with a warning', async () => {
    const { engagement, clock, platform, warnings } = await aHarness({
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
    const { engagement, service, clock, platform, received } = await afterRefusal()
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
    const { engagement, service, clock, platform, received } = await afterRefusal()
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
    const { engagement, service, clock, platform } = await aHarness({ application })
    platform.set('/api/v1/programs/p/', { ...program, subscribe_channel: null })
    platform.set('/api/v1/timeline/', page())
    const received = collect(messages(engagement, [], { programIds: ['p'] }))
    await clock.advance(10_000)
    platform.set('/api/v1/timeline/', page(widget('1')))
    await clock.advance(10_000)
    expect(received).toHaveLength(1)
    expect(service.log).toEqual([])
  })

  it('does not repeat a widget as polling has yielded it, and yields other versions in the order of the stream', async () => {
    const { engagement, service, clock, platform, received } = await afterRefusal()
    platform.set('/api/v1/timeline/', page(widget('2', 3), widget('1')))
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

  it('stops polling on dispose, also without a reader', async () => {
    const { engagement, clock, platform } = await aHarness({ application: { pubnub_subscribe_key: '' } })
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
    const { engagement, clock } = await aHarness({ application: { pubnub_subscribe_key: '' } })
    const stop = new AbortController()
    const received = collect(messages(engagement, 'program.p', { programIds: ['p'], signal: stop.signal }))
    await clock.advance(1)
    stop.abort()
    await received.done
    await settle()
    expect(clock.waiting).toBe(0)
  })
})
