import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { migrate } from '../../../src/data/migrate.ts'
import { openPostgres } from '../../../src/data/postgres.ts'
import type { Entry } from '../../../src/services/realtime/channel-log.ts'
import { openPostgresTransport } from '../../../src/services/realtime/postgres-message-transport.ts'
import { newDatabase } from '../../new-database.ts'

const migratedUrl = await newDatabase(inject('postgresUrl'))
const migrated = await openPostgres(migratedUrl, () => {})
await migrate(migrated.db)
await migrated.close()

/** Returns a database without messages, on which transports open as several processes do. */
async function aDatabase() {
  const url = await newDatabase(inject('postgresUrl'), migratedUrl)
  async function query(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  return {
    query,
    async open() {
      const errors: unknown[] = []
      const received: Entry[] = []
      const onError = (error: unknown) => void errors.push(error)
      const database = await openPostgres(url, onError)
      const transport = await openPostgresTransport(database, {
        now: Date.now,
        deliver: (entry) => received.push(entry),
        onError,
      })
      const publish = (payload: unknown) => transport.publish({ channel: 'room', payload, publisher: 'me' })
      const close = async () => {
        await transport.close()
        await database.close()
      }
      return { transport, publish, received, errors, close }
    },
    /** Ends the newest connection that listens, as an administrator, or a server that is started again, would. */
    endListening: () =>
      query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %' order by backend_start desc limit 1`),
  }
}

it('delivers each message to all processes, in one order', async () => {
  const shared = await aDatabase()
  const [left, right] = await Promise.all([shared.open(), shared.open()])
  expect(left.transport.current()).toMatch(/^\d{17}$/)
  const large = 'x'.repeat(20_000)
  const entries = await Promise.all(
    Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? left : right).publish({ index, large })),
  )
  await expect.poll(() => [left.received.length, right.received.length]).toEqual([100, 100])
  const times = left.received.map(({ timetoken }) => timetoken)
  expect(right.received.map(({ timetoken }) => timetoken)).toEqual(times)
  expect(times).toEqual(times.toSorted())
  expect(new Set(times).size).toBe(100)
  expect(entries.map(({ timetoken }) => timetoken).toSorted()).toEqual(times)
  expect([left.transport.current(), right.transport.current()]).toEqual([times.at(-1), times.at(-1)])
  expect([...left.errors, ...right.errors]).toEqual([])
  const late = await shared.open()
  expect(late.received).toEqual(right.received)
  await Promise.all([left, right, late].map(({ close }) => close()))
})

it('reopens a broken connection and delivers the messages published in the meantime', async () => {
  const shared = await aDatabase()
  const [left, right] = [await shared.open(), await shared.open()]
  for (const index of [0, 1, 2]) {
    if (index === 1) await shared.endListening()
    await left.publish(index)
    await expect.poll(() => right.received).toHaveLength(index + 1)
  }
  expect(right.received).toEqual(left.received)
  expect(right.received.map(({ payload }) => payload)).toEqual([0, 1, 2])
  expect(right.errors).toHaveLength(1)
  await Promise.all([left.close(), right.close()])
})

it('reports a message that cannot be parsed, and delivers the next one', async () => {
  const shared = await aDatabase()
  const { publish, received, errors, close } = await shared.open()
  await shared.query(
    `with tick as (update realtime_clock set last = last + 1 returning last)
       insert into realtime_messages (timetoken, body) select last, '{"room":"match"}' from tick`,
  )
  await publish(1)
  expect(received.map(({ payload }) => payload)).toEqual([1])
  expect(errors).toHaveLength(1)
  await close()
})

it('closes without an error while calls are running, and ignores later ones', async () => {
  const shared = await aDatabase()
  const [left, right] = [await shared.open(), await shared.open()]
  const sending = Array.from({ length: 20 }, (_, index) => left.publish(index))
  await Promise.all([right.close(), ...sending])
  await left.close()
  expect([...left.errors, ...right.errors]).toEqual([])
})

it('can be closed while its connection is broken', async () => {
  const shared = await aDatabase()
  const { errors, close } = await shared.open()
  await shared.endListening()
  await expect.poll(() => errors).toHaveLength(1)
  await close()
})
