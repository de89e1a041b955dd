import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Calls between two removals of the rows of full buckets, which need none. */
const SWEEP_EVERY = 500

/** Stores the requests of tokens in the database that several processes share. */
export function createRateStore(
  db: Database,
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
) {
  let spends = 0
  return {
    async spend(key: string, spent: number): Promise<number> {
      spends += 1
      if (spends % SWEEP_EVERY === 0) {
        await sql`delete from rate_buckets
          where filled_at < now() - make_interval(secs => ${(2 * burst) / perSecond}::float8)`.execute(db)
      }
      const { rows } = await sql<{ spare: number }>`
        insert into rate_buckets as bucket (key, spare, filled_at)
        values (${key}, ${burst}::float8 - ${spent}::float8, now())
        on conflict (key) do update set filled_at = now(),
          spare = least(${burst}::float8,
            bucket.spare + extract(epoch from now() - bucket.filled_at) * ${perSecond}::float8) - ${spent}::float8
        returning spare`.execute(db)
      return rows[0]?.spare ?? 0
    },
  }
}
