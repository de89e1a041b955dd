import { sql } from 'kysely'
import { tokenHash } from '../src/core/tokens.ts'
import type { Database } from '../src/data/database.ts'

/** A fan who can vote. */
export interface BenchFan {
  readonly id: string
  readonly token: string
}

/** Creates many profiles with a token each, in one statement. */
export async function fansInBulk(db: Database, count: number, prefix: string): Promise<BenchFan[]> {
  const tokens = Array.from({ length: count }, (_, index) => `${prefix}-${index}`)
  const { rows } = await sql<{ id: string; token: string }>`
    with fan as (
      select gen_random_uuid() as id, token, hash
      from unnest(${tokens}::text[], ${tokens.map(tokenHash)}::text[]) as given (token, hash)),
    profile as (insert into profiles (id, nickname, created_at) select id, token, 0 from fan),
    access as (insert into access_tokens (token_hash, profile_id) select hash, id from fan)
    select id, token from fan`.execute(db)
  return rows
}
