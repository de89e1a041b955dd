import {
  disconnectRealtime,
  messages,
  type RealtimeMessage,
  realtimeConnection,
  reconnectRealtime,
} from '@touchline/engagement-sdk/realtime'
import { describe, expect, it, vi } from 'vitest'
import { aPlayer, createHurriedClock, createTestNetwork } from './a-player.ts'
import { aRealtimeServer } from './a-realtime-server.ts'

const MESSAGES = 10_000
const ROUNDS = 50
const A_ROUND = MESSAGES / ROUNDS
const SUBSCRIBE_TIMEOUT_MS = 310_000

describe('a stream of 10,000 messages through 50 faults', () => {
  it('is exactly what was published, in order, without a gap and without a duplicate', async () => {
    await using server = await aRealtimeServer()
    const { realtime, faults } = server
    const clock = createHurriedClock()
    const network = createTestNetwork()
    const engagement = await aPlayer(server.host, { clock, network })
    const stop = new AbortController()
    const received: RealtimeMessage[] = []
    const reading = (async () => {
      for await (const message of messages(engagement, 'room', { signal: stop.signal }))
        received.push(message)
    })()
    await vi.waitFor(() => expect(realtime.log.waiting).toBe(1))

    let published = 0
    const publish = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        // Every tenth message has no payload at all.
        const event = `tick-${published}`
        const payload = published % 10 === 0 ? { event } : { event, payload: { index: published } }
        await realtime.publish({ channel: 'room', payload, publisher: 'somebody' })
        published += 1
      }
    }
    const caughtUp = () =>
      vi.waitFor(() => expect(received).toHaveLength(published), { timeout: 10_000, interval: 1 })
    const phase = (wanted: string) =>
      vi.waitFor(() => expect(realtimeConnection(engagement).phase).toBe(wanted), {
        timeout: 10_000,
        interval: 1,
      })
    const path = '/v2/subscribe/*'
    let before: readonly unknown[] = []

    const kinds: readonly (() => Promise<void> | void)[] = [
      () => faults.add({ path, status: 500, times: 1 }),
      () => faults.add({ path, drop: true, times: 1 }),
      () => faults.add({ path, malformed: true, times: 1 }),
      () => faults.add({ path, status: 503, retryAfter: 1, times: 2 }),
      () => server.cut(),
      async () => {
        faults.add({ path, status: 403, times: 1 })
        await publish(1)
        await phase('failed')
        reconnectRealtime(engagement)
      },
      () => server.restart(),
      async () => {
        network.set(false)
        await phase('offline')
        await publish(A_ROUND / 4)
        network.set(true)
      },
      () => faults.add({ path, status: 429, times: 3 }),
      async () => {
        faults.add({ path, hang: true, times: 1 })
        await publish(1)
        await vi.waitFor(() => expect(faults.list()).toEqual([]), { interval: 1 })
        clock.expire(SUBSCRIBE_TIMEOUT_MS)
      },
      () => server.tamper((entries) => [{ nonsense: true }, null, ...entries, { c: 7 }]),
      () => {
        // What came a moment ago comes once more.
        server.tamper((entries) => {
          before = entries
          server.tamper((more) => [...before, ...more])
          return entries
        })
      },
      async () => {
        disconnectRealtime(engagement)
        await publish(A_ROUND / 4)
        reconnectRealtime(engagement)
      },
    ]
    for (let round = 0; round < ROUNDS; round += 1) {
      const until = published + A_ROUND
      const fault = kinds[round % kinds.length]
      await publish(A_ROUND / 2)
      await fault?.()
      await publish(until - published)
      await caughtUp()
    }

    expect(received.map(({ event }) => event)).toEqual(
      Array.from({ length: MESSAGES }, (_, index) => `tick-${index}`),
    )
    expect(received.filter(({ payload }) => payload === undefined)).toHaveLength(MESSAGES / 10)
    expect(faults.list()).toEqual([])
    stop.abort()
    await reading
    await vi.waitFor(() => expect([realtime.log.waiting, clock.waiting]).toEqual([0, 0]))
  }, 120_000)
})
