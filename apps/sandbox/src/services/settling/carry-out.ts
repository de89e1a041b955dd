import type { Updateable } from 'kysely'
import type { MatchResult } from '../../core/match-result.ts'
import type { Work } from '../../data/database.ts'
import type { ProgramRow } from '../../data/programs.ts'
import type { Schema } from '../../data/schema.ts'
import { moveFixture } from './move-fixture.ts'
import { publishFollowUps } from './publish-follow-ups.ts'
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
