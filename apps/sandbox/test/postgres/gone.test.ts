import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { createLogger } from '../../src/logger.ts'
import { call } from '../api.ts'
import { startMen } from '../men.ts'
import { newDatabase } from '../new-database.ts'

it('a request is answered 503 while the database is gone, and as ever when it is back', async () => {
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
  await expect.poll(async () => (await profile()).status, { timeout: 10_000, interval: 20 }).toBe(403)
})
