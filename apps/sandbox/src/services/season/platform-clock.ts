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
export interface ClockChange {
  readonly at?: number | undefined
  readonly speed?: number | undefined
}

/** Returns the clock as the last run left it, or at the scenario's start for a new database. */
export async function resumeClock(
  db: Database,
  start: { at: number; speed: number | undefined },
): Promise<Clock> {
  const clock = createClock(start.at)
  const saved = await readSetting(db, 'clock')
  if (saved !== undefined) {
    const startedAt = Date.now()
    const seenAt = Number((await readSetting(db, 'clock-seen-at')) ?? startedAt)
    clock.adopt(withoutDowntime(clockStateSchema.parse(JSON.parse(saved)), { seenAt, startedAt }))
  }
  await saveClock(db, clock.set({ at: saved === undefined ? start.at : undefined, speed: start.speed }))
  return clock
}

/** Takes over the clock that another process stored, or the scenario's start after a reset, which stores none at first. */
export async function rereadClock(db: Database, clock: Clock, startAt: number): Promise<void> {
  const saved = await readSetting(db, 'clock')
  if (saved === undefined) clock.set({ at: startAt })
  else clock.adopt(clockStateSchema.parse(JSON.parse(saved)))
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

const TICK_MS = 1000
const TICKS_BETWEEN_SIGNS = 5

/**
 * Settles the matches that become due between requests, and stores every few seconds that this process runs.
 * @returns what stops it
 */
export function keepTime(
  db: Database,
  catchUp: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let ticks = 0
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    ticks += 1
    running = running
      .then(catchUp)
      .then(() => (ticks % TICKS_BETWEEN_SIGNS === 0 ? markSeen(db) : undefined))
      .catch(onError)
  }, TICK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
    await markSeen(db)
  }
}

/** Moves the platform's clock in tests. The promises resolve after the matches that became due are settled. */
export interface ClockControl {
  now(): number
  set(at: string | number | Date): Promise<void>
  advance(ms: number): Promise<void>
  freeze(): Promise<void>
  setSpeed(speed: number): Promise<void>
}

export function clockControl(clock: Clock, move: (change: ClockChange) => Promise<void>): ClockControl {
  return {
    now: clock.now,
    set: (at) => move({ at: new Date(at).getTime() }),
    advance: (ms) => move({ at: clock.now() + ms }),
    freeze: () => move({ speed: 0 }),
    setSpeed: (speed) => move({ speed }),
  }
}
