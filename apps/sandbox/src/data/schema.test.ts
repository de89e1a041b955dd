import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { newDatabase } from '../../test/new-database.ts'
import { startSandbox } from '../server/start-sandbox.ts'
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

/** A value of each type that a column without a default has. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: "'x'",
  integer: '7',
  smallint: '7',
  bigint: '7',
  'double precision': '7',
  boolean: 'true',
  jsonb: "'{}'",
  ARRAY: "'{}'",
  'timestamp with time zone': 'now()',
}

/** Adds a row to a table, whatever its columns and its references are. */
async function addRow(db: Database, table: string): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = ${table} and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`.execute(
    db,
  )
  await db.transaction().execute(async (work) => {
    // References are not checked: the rows need not fit together.
    await sql`set local session_replication_role = replica`.execute(work)
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
    const values = sql.join(rows.map(({ type }) => sql.raw(VALUES[type] ?? `no value of ${type}`)))
    await sql`insert into ${sql.table(table)} (${columns}) values (${values}) on conflict do nothing`.execute(
      work,
    )
  })
}

it('a reset empties every table but the clock of real-time messages, and fills it as at the first start', async () => {
  const serverUrl = inject('postgresUrl')
  const databaseUrl = serverUrl && (await newDatabase(serverUrl))
  await using sandbox = await startSandbox({ tournaments: [], fans: 0, speed: 0, databaseUrl })
  const { db } = sandbox
  expect(await namesIn(db)).toEqual([...TABLES].sort())
  const before = await countsIn(db)
  for (const table of TABLES) await addRow(db, table)
  const oneMore = Object.entries(before).map(([table, count]) => [table, count + 1])
  // The clock of messages is a single row.
  expect(await countsIn(db)).toEqual({ ...Object.fromEntries(oneMore), realtime_clock: 1 })
  sandbox.faults.add({ path: '/api/v1/nothing', status: 500 })
  const start = sandbox.clock.now()
  await sandbox.clock.advance(3_600_000)
  await sandbox.reset()
  expect(await countsIn(db)).toEqual(before)
  expect(sandbox.faults.list()).toEqual([])
  expect(sandbox.clock.now()).toBe(start)
})
