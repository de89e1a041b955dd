import type { Database, Work } from './database.ts'

/** Stores that a token, by its hash, belongs to a profile. */
export async function insertAccessToken(
  work: Database | Work,
  { tokenHash, profileId }: { readonly tokenHash: string; readonly profileId: string },
): Promise<void> {
  await work.insertInto('access_tokens').values({ token_hash: tokenHash, profile_id: profileId }).execute()
}

/** Returns the id of the profile that a token belongs to. */
export async function findTokenHolder(db: Database, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('access_tokens')
    .select('profile_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.profile_id
}
