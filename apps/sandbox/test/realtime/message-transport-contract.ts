import { describe, expect, it, vi } from 'vitest'
import type { Entry } from '../../src/services/realtime/channel-log.ts'
import type { MessageTransport } from '../../src/services/realtime/message-transport.ts'

/** Opens transports that share messages, as several processes do. */
export interface SharedTransport {
  open(onError: (error: unknown) => void): Promise<MessageTransport>
  /** Ends the connection that was opened last, as an administrator, or a server that is started again, would. */
  endNewest(): Promise<void>
}

const WAIT = { timeout: 20_000, interval: 5 }

/** Defines what every transport between several processes has to do. @param prepare returns one without messages */
export function itCarriesMessages(name: string, prepare: () => Promise<SharedTransport>): void {
  async function open({ open }: SharedTransport) {
    const errors: unknown[] = []
    const transport = await open((error) => errors.push(error))
    const received: Entry[] = []
    transport.onArrival((entry) => received.push(entry))
    return { transport, received, errors }
  }

  describe(name, () => {
    it('delivers each message to all processes, in one order', async () => {
      const shared = await prepare()
      const [left, right] = await Promise.all([open(shared), open(shared)])
      expect(left.transport.current()).toMatch(/^\d{17}$/)
      const large = 'x'.repeat(20_000)
      const sending = Array.from({ length: 100 }, (_, index) =>
        (index % 2 === 0 ? left : right).transport.publish({
          channel: 'room',
          payload: { index, large },
          publisher: 'me',
        }),
      )
      const entries = await Promise.all(sending)
      await vi.waitFor(() => expect([left.received.length, right.received.length]).toEqual([100, 100]), WAIT)
      const times = left.received.map(({ timetoken }) => timetoken)
      expect(right.received.map(({ timetoken }) => timetoken)).toEqual(times)
      expect(times).toEqual(times.toSorted())
      expect(new Set(times).size).toBe(100)
      expect(entries.map(({ timetoken }) => timetoken).toSorted()).toEqual(times)
      expect([left.transport.current(), right.transport.current()]).toEqual([times.at(-1), times.at(-1)])
      expect([...left.errors, ...right.errors]).toEqual([])
      const late = await open(shared)
      expect(late.received).toEqual(right.received)
      await Promise.all([left, right, late].map(({ transport }) => transport.close()))
    }, 60_000)

    it('reopens a broken connection and delivers the messages published in the meantime', async () => {
      const shared = await prepare()
      const [left, right] = [await open(shared), await open(shared)]
      const publish = (index: number) =>
        left.transport.publish({ channel: 'room', payload: { index }, publisher: 'me' })
      await publish(0)
      await vi.waitFor(() => expect(right.received).toHaveLength(1), WAIT)
      await shared.endNewest()
      await publish(1)
      await vi.waitFor(() => expect(right.received).toHaveLength(2), WAIT)
      await publish(2)
      await vi.waitFor(() => expect(right.received).toHaveLength(3), WAIT)
      expect(right.received).toEqual(left.received)
      expect(right.received.map(({ payload }) => payload)).toEqual([0, 1, 2].map((index) => ({ index })))
      expect(right.errors).toHaveLength(1)
      await Promise.all([left.transport.close(), right.transport.close()])
    }, 60_000)

    it('closes without an error while calls are running, and ignores later ones', async () => {
      const shared = await prepare()
      const [left, right] = [await open(shared), await open(shared)]
      const sending = Array.from({ length: 20 }, (_, index) =>
        left.transport.publish({ channel: 'room', payload: index, publisher: 'me' }),
      )
      await Promise.all([right.transport.close(), ...sending])
      await left.transport.close()
      expect([...left.errors, ...right.errors]).toEqual([])
    }, 60_000)

    it('can be closed while its connection is broken', async () => {
      const shared = await prepare()
      const { transport, errors } = await open(shared)
      await shared.endNewest()
      await vi.waitFor(() => expect(errors).toHaveLength(1), WAIT)
      await transport.close()
      await expect(transport.publish({ channel: 'room', payload: 1, publisher: 'me' })).rejects.toThrow()
    }, 60_000)
  })
}
