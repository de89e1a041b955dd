import type { Insertable } from 'kysely'
import type { Database } from './database.ts'
import type { ClaimsTable } from './schema.ts'

/** Stores that a reward was claimed. Returns whether it was the first claim. */
export async function insertClaim(db: Database, claim: Insertable<ClaimsTable>): Promise<boolean> {
  const stored = await db
    .insertInto('claims')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}
