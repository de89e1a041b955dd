import { sql } from 'kysely'
import type { Database, Work } from './database.ts'
import { TABLES as DECLARED } from './migrations/0002-platform.ts'
import type { NewRow, Schema } from './schema.ts'

/** The names of all tables; a table comes after those that it refers to. */
export const TABLES: readonly string[] = Object.keys(DECLARED)

/** Never emptied: times never go back, or clients that are connected would miss messages. */
const CLOCK_OF_MESSAGES = 'realtime_clock'

/** Empties all tables except the clock of real-time messages. */
export async function emptyTables(db: Database): Promise<void> {
  const emptied = TABLES.filter((name) => name !== CLOCK_OF_MESSAGES)
  await sql`truncate ${sql.join(emptied.map((name) => sql.table(name)))} cascade`.execute(db)
}

/** Inserts all rows in one statement, as JSON that the database parses: a statement may have 65,535 parameters only. */
export async function insertRows<Table extends keyof Schema>(
  work: Work,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    work,
  )
}
