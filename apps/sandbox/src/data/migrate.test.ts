import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { StartError } from '../core/start-error.ts'
import { startSandbox } from '../server/start-sandbox.ts'
import { migrate } from './migrate.ts'

it('refuses a database that a newer version has changed, in words for the terminal', async () => {
  await using sandbox = await startSandbox({ tournaments: [], fans: 0 })
  const { db } = sandbox
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db)
  await expect(migrate(db)).rejects.toThrow(StartError)
})
