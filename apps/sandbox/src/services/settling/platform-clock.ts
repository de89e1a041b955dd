import {
  type Clock,
  type ClockState,
  clockStateSchema,
  createClock,
  withoutDowntime,
} from '../../core/clock.ts'
import type { Database } from '../../data/database.ts'
import { readSetting, writeSetting } from '../../data/settings.ts'

/** Any change of the clock. What is left out stays as it is. */
export type ClockChange = Parameters<Clock['set']>[0]

/** Returns the clock as the last run left it, or at the scenario's start for a new database. */
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
  await saveClock(db, clock.set({ at: saved === undefined ? start.at : undefined, speed: start.speed }))
  return clock
}

/** Takes over the clock that another process stored, or the scenario's start after a reset, which stores none at first. */
export async function rereadClock(db: Database, clock: Clock, startAt: number): Promise<void> {
  const saved = await readClock(db)
  if (saved === undefined) clock.set({ at: startAt })
  else clock.adopt(saved)
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
