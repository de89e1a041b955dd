import type { Database } from './database.ts'

/** Returns the tournaments in their order, but for one that is no season. */
export function listTournaments(db: Database, without: string): Promise<{ id: string; label: string }[]> {
  return db
    .selectFrom('tournaments')
    .select(['id', 'label'])
    .where('id', '!=', without)
    .orderBy('position')
    .execute()
}

/** Returns whether there is a tournament with an id. */
export async function hasTournament(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('tournaments').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
