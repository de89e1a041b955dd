import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
export type Work = Transaction<Schema>

/** An open database and what only its owner may do with it. */
export interface DatabaseHandle {
  readonly db: Database
  /** The whole database as a file, to be opened again in a moment. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

const INT8 = 20

/** Opens the embedded PostgreSQL: in a folder, or in memory, there perhaps from a dump. */
export async function openEmbedded(
  at: { folder: string } | { dump?: Blob | undefined },
): Promise<DatabaseHandle> {
  const source = 'folder' in at ? { dataDir: at.folder } : { loadDataDir: at.dump }
  const { loadDataDir, ...rest } = { loadDataDir: undefined, ...source }
  const pglite = await PGlite.create({
    ...rest,
    ...(loadDataDir && { loadDataDir }),
    parsers: { [INT8]: Number },
  })
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    dump: () => pglite.dumpDataDir('none'),
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}
