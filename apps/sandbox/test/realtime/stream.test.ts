import {
  disconnectRealtime,
  messages,
  type RealtimeMessage,
  realtimeConnection,
  reconnectRealtime,
} from '@touchline/engagement-sdk/realtime'
import { expect, it } from 'vitest'
import { aPlayer, createHurriedClock, createTestNetwork } from './a-player.ts'
import { aRealtimeServer } from './a-realtime-server.ts'
import { EXPECTED, MESSAGES, runThroughFaults } from './fault-run.ts'

const SUBSCRIBE_TIMEOUT_MS = 310_000

it('a stream through 50 faults delivers all messages in order, without a gap or a duplicate', async () => {
  await using server = await aRealtimeServer()
  const clock = createHurriedClock()
  const network = createTestNetwork()
  const engagement = await aPlayer(server.host, { clock, network })
  const stop = new AbortController()
  const received: RealtimeMessage[] = []
  const reading = (async () => {
    for await (const message of messages(engagement, 'room', { signal: stop.signal })) received.push(message)
  })()
  await expect.poll(() => server.realtime.log.waiting).toBe(1)

  await runThroughFaults(server, {
    received: async () => received.length,
    phase: async () => realtimeConnection(engagement).phase,
    setOnline: async (isOnline) => network.set(isOnline),
    pass: async (ms) => clock.pass(ms),
    disconnect: async () => disconnectRealtime(engagement),
    reconnect: async () => reconnectRealtime(engagement),
    endHang: async () => clock.expire(SUBSCRIBE_TIMEOUT_MS),
  })

  expect(received.map(({ event }) => event)).toEqual(EXPECTED)
  expect(received.filter(({ payload }) => payload === undefined)).toHaveLength(MESSAGES / 10)
  stop.abort()
  await reading
  await expect.poll(() => [server.realtime.log.waiting, clock.waiting]).toEqual([0, 0])
})
