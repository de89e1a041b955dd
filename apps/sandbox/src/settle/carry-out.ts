import type { Work } from '../data/database.ts'
import type { MatchResult } from '../match-result.ts'
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
      if (isOver) return { program, settledAt: program.given_result === null ? null : now }
      return { program: await change(work, programId, { given_result: null }), settledAt: null }
    }
    case 'void':
      return { program: await change(work, programId, { is_void: true }), settledAt: now }
    case 'unvoid': {
      const program = await change(work, programId, { is_void: false })
      // A result that was given by hand counts again from now on; a real one from when it is due.
      return { program, settledAt: program.given_result === null ? null : now }
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

function change(work: Work, programId: string, changes: { is_void?: boolean; given_result?: string | null }) {
  return work
    .updateTable('programs')
    .set(changes)
    .where('id', '=', programId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
