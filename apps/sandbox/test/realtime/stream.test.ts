import {
  disconnectRealtime,
  messages,
  type RealtimeMessage,
  realtimeConnection,
  reconnectRealtime,
} from '@touchline/engagement-sdk/realtime'
import { afterEach, expect, it, vi } from 'vitest'
import { aPlayer } from './a-player.ts'
import { aRealtimeServer } from './a-realtime-server.ts'
import { EXPECTED, MESSAGES, runThroughFaults } from './fault-run.ts'

afterEach(() => vi.unstubAllGlobals())

it('a stream through 50 faults delivers all messages in order, without a gap or a duplicate', async () => {
  await using server = await aRealtimeServer()
  const device = new EventTarget()
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device))
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device))
  const engagement = await aPlayer(server.host)
  const stop = new AbortController()
  const received: RealtimeMessage[] = []
  const reading = (async () => {
    for await (const message of messages(engagement, 'room', { signal: stop.signal })) received.push(message)
  })()
  await expect.poll(() => server.realtime.log.waiting).toBe(1)

  await runThroughFaults(server, {
    received: async () => received.length,
    phase: async () => realtimeConnection(engagement).phase,
    setOnline: async (isOnline) => void device.dispatchEvent(new Event(isOnline ? 'online' : 'offline')),
    pass: async () => undefined,
    disconnect: async () => disconnectRealtime(engagement),
    reconnect: async () => reconnectRealtime(engagement),
    endHang: async () => server.cut(),
  })

  expect(received.map(({ event }) => event)).toEqual(EXPECTED)
  expect(received.filter(({ payload }) => payload === undefined)).toHaveLength(MESSAGES / 10)
  stop.abort()
  await reading
  await expect.poll(() => server.realtime.log.waiting).toBe(0)
})
