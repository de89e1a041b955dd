import { sql } from 'kysely'
import { type SandboxState, STATE_FORMAT } from '../../core/sandbox-state.ts'
import { StartError } from '../../core/start-error.ts'
import type { Database } from '../../data/database.ts'
import { NEWEST_MIGRATION } from '../../data/migrate.ts'
import { TABLES } from '../../data/tables.ts'

/** What belongs to a running process: failures to simulate, limits, who is connected, messages on their way. */
const TRANSIENT = new Set(['faults', 'rate_buckets', 'presences', 'realtime_clock', 'realtime_messages'])

/** The tables of a state; a table comes after those that it refers to. */
const KEPT_TABLES = TABLES.filter((table) => !TRANSIENT.has(table))

/** Settings that are not exported: a sandbox that starts from a state writes its own. */
const OWN_SETTINGS = ['clock', 'clock-seen-at', 'seed']

/** Reads everything in one transaction, so that answers and boards fit together; equal states are equal texts. */
export async function exportState(db: Database, now: number): Promise<SandboxState> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (work) => {
      const tables: SandboxState['tables'] = {}
      for (const table of KEPT_TABLES) {
        const kept = table === 'settings' ? sql`where key <> all(${OWN_SETTINGS}::text[])` : sql``
        const { rows } = await sql<{ row: Record<string, unknown> }>`
          select to_jsonb(t) as row from ${sql.table(table)} t ${kept} order by to_jsonb(t)::text`.execute(
          work,
        )
        tables[table] = rows.map(({ row }) => row)
      }
      return { format: STATE_FORMAT, schema: NEWEST_MIGRATION, now: new Date(now).toISOString(), tables }
    })
}

/**
 * Fills an empty database from a state.
 * @throws {StartError} for a state of another version
 */
export async function restoreState(db: Database, { schema, tables }: SandboxState): Promise<void> {
  if (schema !== NEWEST_MIGRATION)
    throw new StartError(
      `The state was exported by another version: its tables are those of ${schema}, here they are those of ${NEWEST_MIGRATION}. ` +
        'Export it again with this version.',
    )
  await db.transaction().execute(async (work) => {
    for (const table of KEPT_TABLES) {
      await sql`
        insert into ${sql.table(table)}
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(tables[table] ?? [])}::jsonb)`.execute(
        work,
      )
    }
  })
}
