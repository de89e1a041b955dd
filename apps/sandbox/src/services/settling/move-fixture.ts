import { resultsDueAt } from '@touchline/game-rules'
import { sql } from 'kysely'
import type { Database } from '../../data/database.ts'
import type { ProgramRow } from '../../data/programs.ts'

/**
 * Moves a fixture's kick-off, its questions' closing time and the time its result is due. Without a kick-off it takes
 * no answers, and stays listed at the time it had, if it ever had one.
 */
export async function moveFixture(
  db: Database,
  programId: string,
  { kickOffAt, now }: { kickOffAt: number | null; now: number },
): Promise<ProgramRow> {
  if (kickOffAt !== null) {
    await db
      .updateTable('widgets')
      .set({
        interactive_until: kickOffAt,
        status: 'published',
        published_at: sql<number>`coalesce(published_at, ${now}::int8)`,
      })
      .where('program_id', '=', programId)
      .where('part', 'is not', null)
      .where('parent_id', 'is', null)
      .execute()
  }
  return db
    .updateTable('programs')
    .set({
      kick_off_at: kickOffAt,
      moved_from_at: kickOffAt === null ? sql<number | null>`coalesce(kick_off_at, moved_from_at)` : null,
      results_due_at: kickOffAt === null ? null : resultsDueAt(kickOffAt),
    })
    .where('id', '=', programId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
