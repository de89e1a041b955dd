import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { call, newFan } from '../../test/api.ts'
import { newDatabase } from '../../test/new-database.ts'
import { startSandbox } from '../server/start-sandbox.ts'
import { SHOWCASE_PROGRAM_ID } from '../services/seeding/showcase.ts'
import type { Database } from './database.ts'
import { TABLES } from './tables.ts'

const MIGRATOR_TABLES = ['kysely_migration', 'kysely_migration_lock']

async function namesIn(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name <> all(${MIGRATOR_TABLES}::text[])`.execute(db)
  return rows.map(({ name }) => name).sort()
}

async function countsIn(db: Database): Promise<Record<string, number>> {
  const counts = (await namesIn(db)).map(async (name) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db)
    return [name, rows[0]?.n ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

it('a reset empties every table but the clock of real-time messages, and fills it as at the first start', async () => {
  const serverUrl = inject('postgresUrl')
  const databaseUrl = serverUrl && (await newDatabase(serverUrl))
  await using sandbox = await startSandbox({ tournaments: [], fans: 0, speed: 0, databaseUrl })
  const { db } = sandbox
  expect(await namesIn(db)).toEqual([...TABLES].sort())
  const before = await countsIn(db)
  const { token } = await newFan(sandbox)
  const { body } = await call(sandbox, `GET programs/${SHOWCASE_PROGRAM_ID}/widgets/?kind=text-prediction`)
  await call(sandbox, `POST ${body.results[0].options[0].vote_url}`, { token })
  await call(sandbox, `POST ${body.results[0].impression_url}`, { token })
  expect(await countsIn(db)).toMatchObject({
    profiles: (before['profiles'] ?? 0) + 1,
    interactions: 1,
    impressions: 1,
  })
  sandbox.faults.add({ path: '/api/v1/nothing', status: 500 })
  const start = sandbox.clock.now()
  await sandbox.clock.advance(3_600_000)
  await sandbox.reset()
  expect(await countsIn(db)).toEqual(before)
  expect(sandbox.faults.list()).toEqual([])
  expect(sandbox.clock.now()).toBe(start)
})
