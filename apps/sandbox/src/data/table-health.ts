import { sql } from 'kysely'
import type { Database } from './database.ts'
import { TABLES } from './tables.ts'

/** Checks whether the database's tables can be read. */
export interface TableHealth {
  /** Rejects if a table cannot be read, or if a request has met damage since the start. */
  assertReadable(): Promise<void>
  /** Receives each error of a request. */
  noteError(error: unknown): void
}

/** SQLSTATE: a damaged table or index, or a file of the database that is missing or cannot be read. */
const DAMAGE = /^(XX001|XX002|58P01|58030)$/

/**
 * Creates the check of the tables. It reads the beginning of each one: reading all of it at every health check would cost
 * more than the requests. The first request that reads a damaged page makes all later checks fail.
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
