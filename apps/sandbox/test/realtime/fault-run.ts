import { expect } from 'vitest'
import type { RealtimeServer } from './a-realtime-server.ts'

/** A stream, and the controls of its environment. */
export interface StreamUnderTest {
  received(): Promise<number>
  phase(): Promise<string>
  setOnline(isOnline: boolean): Promise<void>
  /** Advances the stream's clock and runs the timers that become due. */
  pass(ms: number): Promise<void>
  disconnect(): Promise<void>
  reconnect(): Promise<void>
  /** Ends a request that will never be answered. */
  endHang(): Promise<void>
}

export const MESSAGES = 10_000
const ROUNDS = 50
const A_ROUND = MESSAGES / ROUNDS
const PATH = '/v2/subscribe/*'
const OFFLINE_MS = 30_000

/** The names of all messages, in their order. */
export const EXPECTED: readonly string[] = Array.from({ length: MESSAGES }, (_, index) => `tick-${index}`)

/** Publishes 10,000 messages while 50 things go wrong, one a round, and waits for the stream after each. */
export async function runThroughFaults(server: RealtimeServer, stream: StreamUnderTest): Promise<void> {
  const { realtime, faults } = server
  let published = 0
  async function publish(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      // Every tenth message has no payload at all.
      const event = `tick-${published}`
      const payload = published % 10 === 0 ? { event } : { event, payload: { index: published } }
      await realtime.publish({ channel: 'room', payload, publisher: 'somebody' })
      published += 1
    }
  }
  const phase = (wanted: string) => expect.poll(() => stream.phase()).toBe(wanted)
  const receivedAll = () => expect.poll(() => stream.received()).toBe(published)
  const struck = () => expect.poll(() => faults.list()).toEqual([])

  const kinds: readonly (() => Promise<void> | void)[] = [
    () => faults.add({ path: PATH, status: 500, times: 1 }),
    () => faults.add({ path: PATH, drop: true, times: 1 }),
    () => faults.add({ path: PATH, malformed: true, times: 1 }),
    () => faults.add({ path: PATH, status: 503, times: 2 }),
    () => server.cut(),
    async () => {
      faults.add({ path: PATH, status: 403, times: 1 })
      await publish(1)
      await phase('failed')
      await stream.reconnect()
    },
    () => server.restart(),
    async () => {
      // The network is cut when no message is in flight: all were received, and the next request is held.
      await receivedAll()
      await expect.poll(() => realtime.log.waiting).toBe(1)
      await stream.setOnline(false)
      await phase('offline')
      await expect.poll(() => realtime.log.waiting).toBe(0)
      const { asked } = server
      await publish(A_ROUND / 4)
      await stream.pass(OFFLINE_MS)
      expect(server.asked).toBe(asked)
      await stream.setOnline(true)
    },
    () => faults.add({ path: PATH, status: 429, times: 3 }),
    async () => {
      faults.add({ path: PATH, hang: true, times: 1 })
      await publish(1)
      await struck()
      await stream.endHang()
    },
    () => server.tamper((entries) => [{ nonsense: true }, null, ...entries, { c: 7 }]),
    // The last answer is delivered again.
    () =>
      server.tamper((entries) => {
        server.tamper((more) => [...entries, ...more])
        return entries
      }),
    async () => {
      await stream.disconnect()
      await publish(A_ROUND / 4)
      await stream.reconnect()
    },
  ]
  for (let round = 0; round < ROUNDS; round += 1) {
    const until = published + A_ROUND
    await publish(A_ROUND / 2)
    await kinds[round % kinds.length]?.()
    await publish(until - published)
    await receivedAll()
  }
  await struck()
}
