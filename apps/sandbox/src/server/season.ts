import type { Clock } from '../core/clock.ts'
import type { Report } from '../core/logger.ts'
import type { DatabaseHandle } from '../data/database.ts'
import { createResultsPublisher, type ResultsPublisher } from '../services/answering/results-publisher.ts'
import { type ClockChange, keepTime, rereadClock } from '../services/season/platform-clock.ts'
import type { Scenario } from '../services/seeding/fill-database.ts'
import { completeReset, refill } from '../services/seeding/open-filled.ts'
import { type Announcer, announceWidgets } from '../services/settling/announce-widgets.ts'
import { createSettler, type Settler } from '../services/settling/settler.ts'
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

/** Everything that happens because time passes: matches are settled, the crowd plays, changes are announced. */
export interface Season extends AsyncDisposable {
  readonly settler: Settler
  readonly results: ResultsPublisher
  moveClock(change: ClockChange): Promise<void>
  /** Empties the database and fills it as on the first day. */
  reset(): Promise<void>
  /** Reads what another process has changed. */
  reread(): Promise<void>
}

/** Brings the season up to the clock, and keeps it there. */
export async function startSeason(deps: SeasonDeps): Promise<Season> {
  const { database, scenario, options, clock, announcer, onReset, report, logError } = deps
  const readClock = () => rereadClock(database.db, clock, scenario.at)
  const settler = createSettler({
    database,
    clock,
    readClock: database.isShared ? readClock : undefined,
    onMatchSettled: ({ programId, isNew }) => announceWidgets(announcer, [programId], isNew),
  })
  if (options.at !== undefined) await settler.moveClock({ at: scenario.at })
  await settler.reconcile()
  const results = createResultsPublisher({ ...announcer, onError: logError })

  async function beginAgain(): Promise<void> {
    await onReset()
    await settler.moveClock({ at: scenario.at, speed: options.speed ?? 1 })
  }

  const stopTime = keepTime(
    database.db,
    async () => {
      if (await completeReset(database, scenario, report)) await beginAgain()
      await settler.catchUp()
    },
    logError,
  )
  return {
    settler,
    results,
    moveClock: settler.moveClock,
    async reset() {
      await refill(database, scenario, report)
      await beginAgain()
    },
    async reread() {
      // Due matches are looked up by the new clock: by the old one, matches that lie after it would be settled.
      await readClock()
      settler.recheck()
    },
    async [Symbol.asyncDispose]() {
      await stopTime()
      await results.close()
    },
  }
}
