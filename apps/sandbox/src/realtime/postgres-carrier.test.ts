import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newDatabase } from '../../test/new-database.ts'
import { startPostgres } from '../../test/postgres-server.ts'
import type { Entry } from './channel-log.ts'
import { openPostgresCarrier } from './postgres-carrier.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

async function aCarrier(url: string) {
  const errors: unknown[] = []
  const carrier = await openPostgresCarrier(url, { now: Date.now, onError: (error) => errors.push(error) })
  const heard: Entry[] = []
  carrier.onArrival((entry) => heard.push(entry))
  return { carrier, heard, errors }
}

describe('openPostgresCarrier', () => {
  it('brings what any process publishes to all of them, in one order', async () => {
    const url = await newDatabase(server.url)
    const [left, right] = await Promise.all([aCarrier(url), aCarrier(url)])
    expect(left.carrier.current()).toMatch(/^\d{17}$/)
    const large = 'x'.repeat(20_000)
    const sending = Array.from({ length: 100 }, (_, index) =>
      (index % 2 === 0 ? left : right).carrier.publish({
        channel: 'room',
        payload: { index, large },
        publisher: 'me',
      }),
    )
    const entries = await Promise.all(sending)
    await vi.waitFor(() => expect([left.heard.length, right.heard.length]).toEqual([100, 100]))
    const times = left.heard.map(({ timetoken }) => timetoken)
    expect(right.heard.map(({ timetoken }) => timetoken)).toEqual(times)
    expect(times).toEqual(times.toSorted())
    expect(new Set(times).size).toBe(100)
    expect(entries.map(({ timetoken }) => timetoken).toSorted()).toEqual(times)
    expect([left.carrier.current(), right.carrier.current()]).toEqual([times.at(-1), times.at(-1)])
    expect([...left.errors, ...right.errors]).toEqual([])
    const late = await aCarrier(url)
    expect(late.heard).toEqual(right.heard)
    await Promise.all([left, right, late].map(({ carrier }) => carrier.close()))
  }, 60_000)
})
