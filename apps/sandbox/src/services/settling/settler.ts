import { sql } from 'kysely'
import type { Clock, ClockChange } from '../../core/clock.ts'
import type { Database, DatabaseHandle, Work } from '../../data/database.ts'
import { lockPrograms } from '../../data/programs.ts'
import { readSetting } from '../../data/settings.ts'
import { crowdOf, playFixtures } from '../crowd/play-fixtures.ts'
import type { Announcer } from '../realtime/announcer.ts'
import { carryOut, type SettleOrder } from './carry-out.ts'
import { markSeen, saveClock } from './platform-clock.ts'
import { type Settlement, settlePrograms } from './settle-programs.ts'

/** How long before kick-off the crowd sends its predictions. */
const CROWD_AHEAD_MS = 36 * 3_600_000

/** The result of an order to settle. */
export type SettleOutcome = 'settled' | 'unknown-program' | 'no-result'

interface SettlerDeps {
  readonly database: Pick<DatabaseHandle, 'db' | 'exclusively' | 'notifyOthers'>
  readonly clock: Clock
  /** Reads the shared clock, whose latest change may not have arrived here. @default the clock is not shared */
  readonly readClock?: (() => Promise<void>) | undefined
  /** Announces each match that was settled, corrected, voided, moved or taken back. @default silent */
  readonly announcer?: Pick<Announcer, 'changed'> | undefined
}

/** Keeps the season in step with the clock. */
export type Settler = ReturnType<typeof createSettler>

export function createSettler({ database, clock, readClock, announcer }: SettlerDeps) {
  const { db, exclusively } = database
  let dueAt = 0

  async function apply(settlements: readonly Settlement[]): Promise<void> {
    if (settlements.length === 0) return
    await db.transaction().execute((work) => settlePrograms(work, settlements))
    await announce(settlements.map(({ program }) => program.id))
  }

  async function announce(
    programIds: readonly string[],
    isNew?: (widgetId: string) => boolean,
  ): Promise<void> {
    for (const programId of programIds) await announcer?.changed(programId, isNew)
    await database.notifyOthers()
  }

  async function catchUpNow(): Promise<void> {
    if (clock.now() < dueAt) return
    await readClock?.()
    const now = clock.now()
    await letCrowdPlay(db, now)
    const due = await db
      .selectFrom('programs')
      .selectAll()
      .where('results_due_at', '<=', now)
      .where('settled_at', 'is', null)
      .where('result', 'is not', null)
      .where('is_void', '=', false)
      .execute()
    await apply(due.map((program) => ({ program, settledAt: program.results_due_at })))
    dueAt = await nextDueAt(db, now)
  }

  return {
    /** Reads again what becomes due next, since another process changed something. */
    recheck(): void {
      dueAt = 0
    },
    /** Settles what is due and lets the crowd play what comes up. Cheap if nothing is due. */
    catchUp: (): Promise<void> => (clock.now() < dueAt ? Promise.resolve() : exclusively(catchUpNow)),
    /** Settles, corrects, voids or moves one program now, or takes a void back. */
    settle: (programId: string, order: SettleOrder) =>
      exclusively(async (): Promise<SettleOutcome> => {
        const known = await db
          .selectFrom('programs')
          .select('result')
          .where('id', '=', programId)
          .executeTakeFirst()
        if (!known) return 'unknown-program'
        if (order.kind === 'settle' && !order.result && known.result === null) return 'no-result'
        const before = await publishedIn(db, programId)
        // One transaction: a process that ends in the middle leaves a match as it was, and its points too.
        await db.transaction().execute(async (work) => {
          // Before the clock is read: no answer that it counts is later than the settlement.
          await lockPrograms(work, [programId])
          await settlePrograms(work, [await carryOut(work, programId, { order, now: clock.now() })])
          // A start after a crash must not continue from an earlier time, which would undo the order.
          await markSeen(work)
        })
        dueAt = 0
        await announce([programId], (widgetId) => !before.has(widgetId))
        await catchUpNow()
        return 'settled'
      }),
    /**
     * Moves the clock. In the same transaction, settlements that lie after it are taken back: a process that is killed
     * meanwhile leaves the clock and every match as they were.
     */
    moveClock: (change: ClockChange) =>
      exclusively(async () => {
        await readClock?.()
        const state = clock.changed(change)
        const reopened = await db.transaction().execute(async (work) => {
          await saveClock(work, state)
          return reopenAfter(work, state.platformAt)
        })
        clock.adopt(state)
        dueAt = 0
        await announce(reopened)
        await catchUpNow()
      }),
  }
}

/** Takes back the settlements that lie after an instant, and returns the ids of their programs. */
async function reopenAfter(work: Work, now: number): Promise<readonly string[]> {
  // Orders from a later time were not given yet at this one.
  const early = await work
    .updateTable('programs')
    .set({ is_void: false, given_result: null })
    .where('settled_at', '>', now)
    .returningAll()
    .execute()
  await settlePrograms(
    work,
    early.map((program) => ({ program, settledAt: null })),
  )
  return early.map(({ id }) => id)
}

async function publishedIn(db: Database, programId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('widgets')
    .select('id')
    .where('program_id', '=', programId)
    .where('status', '=', 'published')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Lets the crowd predict every fixture that kicks off soon or has kicked off. A settled one takes no answers. */
async function letCrowdPlay(db: Database, now: number): Promise<void> {
  const size = Number((await readSetting(db, 'crowd-size')) ?? 0)
  const next = await db
    .selectFrom('programs')
    .select('id')
    .where('kick_off_at', '<=', now + CROWD_AHEAD_MS)
    .where('is_crowd_in', '=', false)
    .where('is_void', '=', false)
    .where('settled_at', 'is', null)
    .execute()
  if (next.length === 0) return
  const programIds = next.map((program) => program.id)
  await db.transaction().execute(async (work) => {
    await playFixtures(work, { programIds, players: crowdOf(size), now })
    await work.updateTable('programs').set({ is_crowd_in: true }).where('id', 'in', programIds).execute()
  })
}

/** Returns the next instant at which something becomes due. */
async function nextDueAt(db: Database, now: number): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`
    select min(at)::int8 as at from (
      select results_due_at as at from programs where settled_at is null and result is not null and results_due_at > ${now}
      union all
      select kick_off_at - ${CROWD_AHEAD_MS} from programs
      where not is_crowd_in and not is_void and settled_at is null) upcoming`.execute(db)
  return rows[0]?.at ?? Number.POSITIVE_INFINITY
}
