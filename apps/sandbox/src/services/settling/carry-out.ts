import { resultsDueAt } from '@touchline/game-rules'
import { sql, type Updateable } from 'kysely'
import { stableWidgetId } from '../../core/ids.ts'
import type { MatchResult } from '../../core/match-result.ts'
import { followUpKind, isPrediction } from '../../core/widget-kind.ts'
import type { Database, Work } from '../../data/database.ts'
import type { ProgramRow } from '../../data/programs.ts'
import type { Schema } from '../../data/schema.ts'
import type { Settlement } from './settle-programs.ts'

/** An order for one program from the controls. */
export type SettleOrder =
  | {
      readonly kind: 'settle'
      readonly result?: MatchResult | undefined
      readonly followUps?: boolean | undefined
    }
  | { readonly kind: 'void' }
  /** Takes a void back. */
  | { readonly kind: 'unvoid' }
  /** Moves the match to another kick-off, or to none. */
  | { readonly kind: 'move'; readonly kickOffAt: number | null }

/** Stores an order and returns the resulting settlement of the program. */
export async function carryOut(
  work: Work,
  programId: string,
  { order, now }: { order: SettleOrder; now: number },
): Promise<Settlement> {
  switch (order.kind) {
    case 'move': {
      const program = await moveFixture(work, programId, { kickOffAt: order.kickOffAt, now })
      // A result from an order is kept only if the match is over by its new time too.
      const isOver = program.results_due_at !== null && program.results_due_at <= now
      if (isOver) return { program, settledAt: settledByOrder(program, now) }
      const ahead = await change(work, programId, { given_result: null })
      return { program: ahead, settledAt: settledByOrder(ahead, now) }
    }
    case 'void':
      return { program: await change(work, programId, { is_void: true }), settledAt: now }
    case 'unvoid': {
      const program = await change(work, programId, { is_void: false })
      return { program, settledAt: settledByOrder(program, now) }
    }
    case 'settle': {
      const given = order.result ? JSON.stringify(order.result) : null
      if (order.followUps) await publishFollowUps(work, programId, now)
      return {
        program: await change(work, programId, { is_void: false, given_result: given }),
        settledAt: now,
      }
    }
  }
}

/** An ordered result or void is valid from now on, so that moving the clock back undoes it; a real result from its due time. */
function settledByOrder({ is_void, given_result }: ProgramRow, now: number): number | null {
  return is_void || given_result !== null ? now : null
}

function change(work: Work, programId: string, changes: Updateable<Schema['programs']>) {
  return work
    .updateTable('programs')
    .set(changes)
    .where('id', '=', programId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Moves a fixture's kick-off, its questions' closing time and the time its result is due. Without a kick-off it takes
 * no answers, and stays listed at the time it had, if it ever had one.
 */
async function moveFixture(
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

/** Publishes a follow-up for every question of a program that has none yet; settling then stores the result in it. */
async function publishFollowUps(db: Database, programId: string, now: number): Promise<void> {
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
