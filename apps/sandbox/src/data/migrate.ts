import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartError } from '../core/start-error.ts'
import * as platform from './migrations/0002-platform.ts'
import type { Schema } from './schema.ts'

const MIGRATIONS = { '0002-platform': { up: platform.up } }

/** Names the schema that this version works on. */
export const NEWEST_MIGRATION = Object.keys(MIGRATIONS).toSorted().at(-1) ?? ''

/** The beginning of the migrator's message about an unknown migration. */
const UNKNOWN_MIGRATION = 'corrupted migrations'

/** Brings the database to the newest schema. Two processes may start at once: the migrator holds a lock. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith(UNKNOWN_MIGRATION))
    throw new StartError(
      'The database was made by another version: it has migrations that this one does not know. It is left as it is. ' +
        'Start the version that made it, or choose another database with --data or --database.',
      { cause: error },
    )
  if (error) throw error
}
