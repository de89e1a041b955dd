import { type Insertable, sql } from 'kysely'
import type { Work } from './database.ts'
import type { Schema } from './schema.ts'

/** Inserts all rows in one statement, as JSON that the database parses: a statement may have 65,535 parameters only. */
export async function insertRows<Table extends keyof Schema>(
  work: Work,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
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
