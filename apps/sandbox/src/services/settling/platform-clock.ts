import {
  type Clock,
  type ClockState,
  clockStateSchema,
  createClock,
  withoutDowntime,
} from '../../core/clock.ts'
import type { Database } from '../../data/database.ts'
import { readSetting, writeSetting } from '../../data/settings.ts'

/**
 * Returns the clock as the last run left it, or at the scenario's start for a new database. The caller has exclusive access to
 * the database: of two processes that start at once, only one may subtract the time in which none ran.
 */
export async function resumeClock(
  db: Database,
  start: { at: number; speed: number | undefined },
): Promise<Clock> {
  const clock = createClock(start.at)
  const saved = await readClock(db)
  if (saved !== undefined) {
    const startedAt = Date.now()
    const seenAt = Number((await readSetting(db, 'clock-seen-at')) ?? startedAt)
    clock.adopt(withoutDowntime(saved, { seenAt, startedAt }))
  }
  clock.adopt(clock.changed({ at: saved === undefined ? start.at : undefined, speed: start.speed }))
  await saveClock(db, clock.state())
  return clock
}

/** Takes over the clock that another process stored, or the scenario's start after a reset, which stores none at first. */
export async function rereadClock(db: Database, clock: Clock, startAt: number): Promise<void> {
  const before = clock.state()
  const saved = await readClock(db)
  // A change that this process made during the read is newer than its result.
  if (clock.state() === before) clock.adopt(saved ?? clock.changed({ at: startAt }))
}

async function readClock(db: Database): Promise<ClockState | undefined> {
  const saved = await readSetting(db, 'clock')
  return saved === undefined ? undefined : clockStateSchema.parse(JSON.parse(saved))
}

/** Stores the clock's state, so that a restart continues from it. */
export async function saveClock(db: Database, state: ClockState): Promise<void> {
  await writeSetting(db, 'clock', JSON.stringify(state))
  await markSeen(db)
}

/** Stores that a process is running now, from which a later start computes how long none ran. */
export async function markSeen(db: Database): Promise<void> {
  await writeSetting(db, 'clock-seen-at', String(Date.now()))
}
