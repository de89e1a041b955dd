import { array, asyncProperty, check, constantFrom } from 'fast-check'
import { expect, it } from 'vitest'
import {
  disconnectRealtime,
  messages,
  type RealtimeMessage,
  realtimeConnection,
  reconnectRealtime,
  timetokenAt,
} from '../../src/realtime/index.ts'
import { aProfile } from '../../src/testing/index.ts'
import { anEnvelope, settle, subscribeResponse } from './fake-service.ts'
import { aHarness, type Collected, collect } from './harness.ts'

const PAGE_SIZE = 3

/** Returns a stream with a service that holds polls, pages and keeps everything, and what may happen to them. */
async function aServedStream() {
  const harness = await aHarness()
  const { engagement, service, clock, network, platform } = harness
  const published: string[] = []
  let lastTime = 0
  let playerNumber = 0
  /** Further streams, which start in the middle of what was published. */
  const others: {
    readonly since: string
    readonly stop: AbortController
    readonly received: Collected<RealtimeMessage>
  }[] = []
  let mostPolls = 0

  /** Returns a time of the service that is later than every one before. */
  const nextTime = () => {
    lastTime += 1
    return timetokenAt(clock.now(), String(lastTime).padStart(4, '0'))
  }
  const polls = () => service.pending.filter(({ url }) => url.pathname.startsWith('/v2/subscribe'))

  async function serve(): Promise<void> {
    await settle()
    mostPolls = Math.max(mostPolls, polls().length)
    for (const poll of polls()) {
      const asked = poll.url.searchParams.get('tt') ?? '0'
      if (asked === '0') await poll.respond(subscribeResponse(nextTime()))
      const newer = published.filter((time) => time > asked).slice(0, PAGE_SIZE)
      const newest = newer.at(-1)
      if (asked === '0' || newest === undefined) continue
      await poll.respond(
        subscribeResponse(newest, ...newer.map((time) => anEnvelope(time, { p: { t: time, r: 1 } }))),
      )
    }
  }

  const received = collect(messages(engagement, 'room'))
  await serve()
  const events: Record<string, () => unknown> = {
    publish: () => published.push(nextTime()),
    serve,
    'time passes': () => clock.advance(5000),
    'a poll is idle, and cut': async () => {
      await clock.advance(30_000)
      for (const poll of polls()) await poll.drop()
    },
    'a request is dropped': async () => {
      await settle()
      for (const poll of polls()) await poll.drop()
    },
    'a request fails': async () => {
      await settle()
      for (const poll of polls()) await poll.fail(500)
    },
    offline: () => network.set(false),
    online: () => network.set(true),
    disconnect: () => disconnectRealtime(engagement),
    reconnect: () => reconnectRealtime(engagement),
    'another stream begins': () => {
      const since = published[Math.floor(published.length / 2)]
      if (since === undefined) return
      const stop = new AbortController()
      const received = collect(messages(engagement, ['room', 'other'], { signal: stop.signal, since }))
      others.push({ since, stop, received })
    },
    'the other stream ends': () => {
      others.at(-1)?.stop.abort()
    },
    'another player comes': () => {
      playerNumber += 1
      platform.addProfile({ profile: aProfile(), token: `token-${playerNumber}` })
      return engagement.init({ accessToken: `token-${playerNumber}` })
    },
  }

  async function recover(): Promise<void> {
    network.set(true)
    reconnectRealtime(engagement)
    for (let turn = 0; turn < 20; turn += 1) {
      await clock.advance(10_000)
      await serve()
    }
  }

  return { ...harness, received, others, published, events, recover, mostPolls: () => mostPolls }
}

const names = [
  ...['publish', 'publish', 'serve', 'serve', 'time passes', 'a poll is idle, and cut'],
  ...['a request is dropped', 'a request fails', 'offline', 'online', 'disconnect', 'reconnect'],
  ...['another stream begins', 'the other stream ends', 'another player comes'],
]

it('whatever happens in any order, each stream receives every message from its start time once and in order, with one poll at a time, and is connected at the end', async () => {
  const outcome = await check(
    asyncProperty(array(constantFrom(...names), { maxLength: 25 }), async (happened) => {
      const stream = await aServedStream()
      for (const name of happened) await stream.events[name]?.()
      await stream.recover()
      const { engagement, received, published, service } = stream
      expect(received.map(({ payload }) => payload)).toEqual(published)
      for (const { since, stop, received: also } of stream.others) {
        const expected = published.filter((time) => time > since)
        const payloads = also.map(({ payload }) => payload)
        expect(payloads).toEqual(stop.signal.aborted ? expected.slice(0, payloads.length) : expected)
      }
      expect(realtimeConnection(engagement).phase).toBe('connected')
      expect(stream.mostPolls()).toBeLessThanOrEqual(1)
      expect(service.log.filter((line) => line.includes('channel/,/'))).toEqual([])
      engagement.dispose()
      await settle()
      expect([service.pending.length, stream.clock.waiting, stream.network.listening]).toEqual([0, 0, 0])
    }),
    { numRuns: 100 },
  )
  expect(outcome).toMatchObject({ failed: false, counterexample: null })
})
