import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { createLogger } from '../../../src/core/logger.ts'
import { openPostgres } from '../../../src/data/postgres.ts'
import { call } from '../../api.ts'
import { newDatabase } from '../../new-database.ts'
import { startMen } from '../../start-men.ts'

it('a connection that breaks while it is used ends what it was used for, not the process', async () => {
  const handle = await openPostgres(await newDatabase(inject('postgresUrl')), () => {})
  const own = sql<{ pid: number }>`select pg_backend_pid() as pid`
  const used = handle.db.transaction().execute(async (work) => {
    const { rows } = await own.execute(work)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(handle.db)
    await own.execute(work)
  })
  await expect(used).rejects.toThrow(/terminat|ECONNRESET|EPIPE|not queryable/)
  expect((await own.execute(handle.db)).rows).toHaveLength(1)
  await handle.close()
})

it('a request is answered 503 while the database is gone, and normally when it is back', async () => {
  const serverUrl = inject('postgresUrl')
  const databaseUrl = await newDatabase(serverUrl, inject('filledUrl'))
  await using sandbox = await startMen({ databaseUrl, logger: createLogger('errors', () => {}) })
  const name = new URL(databaseUrl).pathname.slice(1)
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  const profile = () => call(sandbox, 'GET applications/touchline-sandbox/profile/', { token: 'nobody' })
  await admin.query(`alter database ${pg.escapeIdentifier(name)} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  const gone = await profile()
  await admin.query(`alter database ${pg.escapeIdentifier(name)} allow_connections true`)
  await admin.end()
  expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '1'])
  await expect.poll(async () => (await profile()).status, { interval: 20 }).toBe(403)
})
