import type { Updateable } from 'kysely'
import type { MatchResult } from '../../core/match-result.ts'
import type { Work } from '../../data/database.ts'
import type { ProgramRow } from '../../data/programs.ts'
import type { ProgramsTable } from '../../data/schema.ts'
import { moveFixture } from './move-fixture.ts'
import { publishFollowUps } from './publish-follow-ups.ts'
import type { Settlement } from './settle-programs.ts'

/** What to do with one program, by hand. */
export type SettleOrder =
  | {
      readonly kind: 'settle'
      readonly result?: MatchResult | undefined
      readonly followUps?: boolean | undefined
    }
  | { readonly kind: 'void' }
  /** Takes a void back: the match stands as if it had never been called off. */
  | { readonly kind: 'unvoid' }
  /** To another kick-off, or to none yet. */
  | { readonly kind: 'move'; readonly kickOffAt: number | null }

/** Writes down what was ordered and returns how the program is to be settled then. */
export async function carryOut(
  work: Work,
  programId: string,
  { order, now }: { order: SettleOrder; now: number },
): Promise<Settlement> {
  switch (order.kind) {
    case 'move': {
      const program = await moveFixture(work, programId, { kickOffAt: order.kickOffAt, now })
      // A result that was given by hand belongs to a match that is over by its new time, too, or to none.
      const isOver = program.results_due_at !== null && program.results_due_at <= now
      if (isOver) return { program, settledAt: settledByHand(program, now) }
      const ahead = await change(work, programId, { given_result: null })
      return { program: ahead, settledAt: settledByHand(ahead, now) }
    }
    case 'void':
      return { program: await change(work, programId, { is_void: true }), settledAt: now }
    case 'unvoid': {
      const program = await change(work, programId, { is_void: false })
      return { program, settledAt: settledByHand(program, now) }
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

/** What was decided by hand counts from now on, so that an earlier clock takes it back; a real result from when it is due. */
function settledByHand({ is_void, given_result }: ProgramRow, now: number): number | null {
  return is_void || given_result !== null ? now : null
}

function change(work: Work, programId: string, changes: Updateable<ProgramsTable>) {
  return work
    .updateTable('programs')
    .set(changes)
    .where('id', '=', programId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
