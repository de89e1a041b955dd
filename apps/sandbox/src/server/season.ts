import type { Clock } from '../core/clock.ts'
import type { Report } from '../core/logger.ts'
import { repeat } from '../core/repeat.ts'
import { type DatabaseHandle, oneAtATime } from '../data/database.ts'
import type { Announcer } from '../services/realtime/announcer.ts'
import type { Scenario } from '../services/seeding/fill-database.ts'
import { fillIfEmpty, refill } from '../services/seeding/open-filled.ts'
import { markSeen, rereadClock } from '../services/settling/platform-clock.ts'
import { createSettler } from '../services/settling/settler.ts'
import type { SandboxOptions } from './options.ts'

interface SeasonDeps {
  readonly database: DatabaseHandle
  readonly scenario: Scenario
  readonly options: Pick<SandboxOptions, 'at' | 'speed'>
  readonly clock: Clock
  readonly announcer: Announcer
  /** Called when the database has been emptied and filled again, before the clock is set back. */
  readonly onReset: () => Promise<void>
  readonly report: Report
  readonly logError: (error: unknown) => void
}

const TICK_MS = 1000

/**
 * Starts what happens because time passes: matches are settled, and the crowd plays. Brings the season up to the clock, and
 * keeps it there between requests.
 */
export async function startSeason(deps: SeasonDeps) {
  const { database, scenario, options, clock, announcer, onReset, report, logError } = deps
  const { db } = database
  const inTurn = oneAtATime()
  const readClock = () => inTurn(() => rereadClock(db, clock, scenario.at))
  const settler = createSettler({
    database,
    clock,
    readClock: database.isShared ? readClock : undefined,
    announcer,
  })
  // Even without a change: this takes back settlements that lie after the clock, and settles what is due.
  await settler.moveClock({ at: options.at === undefined ? undefined : scenario.at })

  async function beginAgain(): Promise<void> {
    await onReset()
    await settler.moveClock({ at: scenario.at, speed: options.speed ?? 1 })
  }

  async function tick(): Promise<void> {
    if (await fillIfEmpty(database, scenario, report)) await beginAgain()
    await settler.catchUp()
    await markSeen(db)
  }

  const endTicking = repeat(tick, { everyMs: TICK_MS, onError: logError })

  return {
    settler,
    /** Empties the database and fills it as on the first day. */
    async reset(): Promise<void> {
      await refill(database, scenario, report)
      await beginAgain()
    },
    /** Reads what another process has changed. */
    async reread(): Promise<void> {
      // Due matches are looked up by the new clock: by the old one, matches that lie after it would be settled.
      await readClock()
      settler.recheck()
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await endTicking()
      // Without the database a stop is a stop too.
      await markSeen(db).catch(logError)
    },
  }
}
