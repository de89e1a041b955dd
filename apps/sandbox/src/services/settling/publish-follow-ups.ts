import { sql } from 'kysely'
import { stableWidgetId } from '../../core/ids.ts'
import { followUpKind, isPrediction } from '../../core/widget-kind.ts'
import type { Database } from '../../data/database.ts'

/** Publishes a follow-up for every question of a program that has none yet; settling then stores the result in it. */
export async function publishFollowUps(db: Database, programId: string, now: number): Promise<void> {
  const questions = await db
    .selectFrom('widgets')
    .selectAll()
    .where('program_id', '=', programId)
    .where('part', 'is not', null)
    .where('parent_id', 'is', null)
    .execute()
  for (const question of questions) {
    if (!isPrediction(question.kind)) continue
    await db
      .insertInto('widgets')
      .values({
        ...question,
        id: stableWidgetId(`${question.id}/follow-up`),
        parent_id: question.id,
        kind: followUpKind(question.kind),
        attributes: JSON.stringify(question.attributes),
        content: JSON.stringify(question.content),
        position: question.position + AFTER_THE_QUESTIONS,
        created_at: now,
        published_at: now,
        interactive_until: null,
        amounts: sql<number[] | null>`null`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
}

const AFTER_THE_QUESTIONS = 100
