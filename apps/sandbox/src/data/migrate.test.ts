import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openEmbedded } from './database.ts'
import { migrate } from './migrate.ts'
import { UnusableDatabaseError } from './unusable-database-error.ts'

it('refuses a database that a newer version has changed, in words for the terminal', async () => {
  const { db, close } = await openEmbedded({})
  await migrate(db)
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db)
  await expect(migrate(db)).rejects.toThrow(UnusableDatabaseError)
  await close()
}, 60_000)
