import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newDatabase } from '../../../test/new-database.ts'
import { startPostgres } from '../../../test/postgres-server.ts'
import { migrate } from '../../data/migrate.ts'
import { openPostgres } from '../../data/postgres.ts'
import type { Entry } from './channel-log.ts'
import { openPostgresTransport } from './postgres-message-transport.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let migratedUrl: string
beforeAll(async () => {
  server = await startPostgres()
  migratedUrl = await newDatabase(server.url)
  const { db, close } = await openPostgres(migratedUrl, () => {})
  await migrate(db)
  await close()
})
afterAll(() => server.stop())

async function aCarrier(url: string) {
  const errors: unknown[] = []
  const transport = await openPostgresTransport(url, {
    now: Date.now,
    onError: (error) => errors.push(error),
  })
  const heard: Entry[] = []
  transport.onArrival((entry) => heard.push(entry))
  return { transport, heard, errors }
}

/** Ends the connection that was opened last, as an administrator, or a server that is started again, would. */
async function endNewest(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() order by backend_start desc limit 1`)
  await client.end()
}

const ADMIN_SHUTDOWN = '57P01'
const WAIT = { timeout: 10_000, interval: 5 }

describe('openPostgresTransport', () => {
  it('delivers each message to all processes, in one order', async () => {
    const url = await newDatabase(server.url, migratedUrl)
    const [left, right] = await Promise.all([aCarrier(url), aCarrier(url)])
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
    await vi.waitFor(() => expect([left.heard.length, right.heard.length]).toEqual([100, 100]))
    const times = left.heard.map(({ timetoken }) => timetoken)
    expect(right.heard.map(({ timetoken }) => timetoken)).toEqual(times)
    expect(times).toEqual(times.toSorted())
    expect(new Set(times).size).toBe(100)
    expect(entries.map(({ timetoken }) => timetoken).toSorted()).toEqual(times)
    expect([left.transport.current(), right.transport.current()]).toEqual([times.at(-1), times.at(-1)])
    expect([...left.errors, ...right.errors]).toEqual([])
    const late = await aCarrier(url)
    expect(late.heard).toEqual(right.heard)
    await Promise.all([left, right, late].map(({ transport }) => transport.close()))
  }, 60_000)

  it('reopens a broken connection and delivers the messages published in the meantime', async () => {
    const url = await newDatabase(server.url, migratedUrl)
    const [left, right] = [await aCarrier(url), await aCarrier(url)]
    const publish = (index: number) =>
      left.transport.publish({ channel: 'room', payload: { index }, publisher: 'me' })
    await publish(0)
    await vi.waitFor(() => expect(right.heard).toHaveLength(1))
    await endNewest(url)
    await publish(1)
    await vi.waitFor(() => expect(right.heard).toHaveLength(2), WAIT)
    await publish(2)
    await vi.waitFor(() => expect(right.heard).toHaveLength(3), WAIT)
    expect(right.heard).toEqual(left.heard)
    expect(right.heard.map(({ payload }) => payload)).toEqual([0, 1, 2].map((index) => ({ index })))
    expect(right.errors).toEqual([expect.objectContaining({ code: ADMIN_SHUTDOWN })])
    await Promise.all([left.transport.close(), right.transport.close()])
  }, 60_000)

  it('closes without an error while calls are running, and ignores later ones', async () => {
    const url = await newDatabase(server.url, migratedUrl)
    const [left, right] = [await aCarrier(url), await aCarrier(url)]
    const sending = Array.from({ length: 20 }, (_, index) =>
      left.transport.publish({ channel: 'room', payload: index, publisher: 'me' }),
    )
    await Promise.all([right.transport.close(), ...sending])
    await left.transport.close()
    expect([...left.errors, ...right.errors]).toEqual([])
  }, 60_000)

  it('can be closed while its connection is broken', async () => {
    const url = await newDatabase(server.url, migratedUrl)
    const { transport, errors } = await aCarrier(url)
    await endNewest(url)
    await vi.waitFor(() => expect(errors).toHaveLength(1))
    await transport.close()
    await expect(transport.publish({ channel: 'room', payload: 1, publisher: 'me' })).rejects.toThrow()
  }, 60_000)
})
