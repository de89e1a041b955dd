import { sql } from 'kysely'
import type { Database } from './database.ts'
import { TABLES } from './tables.ts'

/** Knows whether the database's tables can be read. */
export interface TableHealth {
  /** Rejects if a table cannot be read, or if a request has met damage since the start. */
  assertReadable(): Promise<void>
  /** To be called with each error that a request met. */
  noteError(error: unknown): void
}

/** SQLSTATE: a damaged table or index, or a file of the database that is missing or cannot be read. */
const DAMAGE = /^(XX001|XX002|58P01|58030)$/

/**
 * Watches the tables. A check reads the beginning of each one: reading all of it at every call of a balancer would cost
 * more than the requests. Damage further in is noticed by the first request that meets it, and remembered.
 */
export function watchTables(db: Database): TableHealth {
  let damage: unknown
  const reads = sql.join(TABLES.map((table) => sql`exists (select from ${sql.table(table)})`))
  return {
    async assertReadable() {
      if (damage !== undefined) throw damage
      await sql`select ${reads}`.execute(db)
    },
    noteError(error) {
      if (error instanceof Error && 'code' in error && DAMAGE.test(String(error.code))) damage ??= error
    },
  }
}
