import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { newDatabase } from '../../../test/new-database.ts'
import { startPostgres } from '../../../test/postgres-server.ts'
import { itCarriesMessages } from '../../../test/realtime/message-transport-contract.ts'
import { migrate } from '../../data/migrate.ts'
import { openPostgres } from '../../data/postgres.ts'
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

itCarriesMessages('openPostgresTransport', async () => {
  const url = await newDatabase(server.url, migratedUrl)
  return {
    open: (onError) => openPostgresTransport(url, { now: Date.now, onError }),
    async endNewest() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() order by backend_start desc limit 1`)
      await client.end()
    },
  }
})
