import { createClock } from '../../core/clock.ts'
import type { Report } from '../../core/logger.ts'
import { StartError } from '../../core/start-error.ts'
import { type DatabaseHandle, type EmbeddedHandle, openEmbedded } from '../../data/database.ts'
import { migrate } from '../../data/migrate.ts'
import { readSetting, writeSetting } from '../../data/settings.ts'
import { emptyTables } from '../../data/tables.ts'
import { createSettler } from '../settling/settler.ts'
import { fillDatabase, type Scenario } from './fill-database.ts'
import { EMPTY_KEY, openSnapshot, snapshotKey } from './snapshot.ts'
import { restoreState } from './state.ts'

/** Opens a database in memory that holds a scenario: from a snapshot if there is one. */
export async function openFilledMemory(scenario: Scenario, report: Report): Promise<DatabaseHandle> {
  // Restoring a state takes no longer than reading a snapshot, and few are restored twice.
  if (scenario.state) return fillEmpty(scenario, report)
  return openSnapshot(snapshotKey(scenario), () => fillEmpty(scenario, report))
}

async function fillEmpty(scenario: Scenario, report: Report): Promise<EmbeddedHandle> {
  // Initialising an empty database costs more than filling it, so it has a snapshot too.
  const handle = await openSnapshot(EMPTY_KEY, () => openEmbedded({}))
  await prepare(handle, scenario, report)
  return handle
}

/**
 * Migrates a database, and fills it if it is new; of two processes that start at once only one fills it.
 * @throws {StartError} if a state is to be restored over content
 */
export async function prepare(handle: DatabaseHandle, scenario: Scenario, report: Report): Promise<void> {
  await handle.exclusively(() => migrate(handle.db))
  if (!(await fillIfEmpty(handle, scenario, report)) && scenario.state)
    throw new StartError(
      'The database has content already, and a state would replace it. Choose another one with --data or --database, or --memory.',
    )
}

/** Empties the database and fills it as on the first day. */
export async function refill(handle: DatabaseHandle, scenario: Scenario, report: Report): Promise<void> {
  await handle.exclusively(() => fill(handle, scenario, report))
}

/**
 * Fills a database that is new, or whose start or reset was cut off: its process was killed, or the disk was full.
 * @returns whether it was filled
 */
export async function fillIfEmpty(
  handle: DatabaseHandle,
  scenario: Scenario,
  report: Report,
): Promise<boolean> {
  const isFilled = async () => (await readSetting(handle.db, 'seed')) !== undefined
  if (await isFilled()) return false
  return handle.exclusively(async () => {
    // Another process that was filling it has ended by now.
    if (await isFilled()) return false
    await fill(handle, scenario, report)
    return true
  })
}

/**
 * Empties the tables first, since an interrupted start may have left rows. The caller has exclusive access to the
 * database, so the settler does not request it.
 */
async function fill({ db, notifyOthers }: DatabaseHandle, scenario: Scenario, report: Report): Promise<void> {
  await emptyTables(db)
  if (scenario.state) await restoreState(db, scenario.state)
  else await fillDatabase(db, scenario, report)
  const clock = createClock(scenario.at, () => 0)
  const database = { db, exclusively: <T>(work: () => Promise<T>) => work(), notifyOthers: async () => {} }
  await createSettler({ database, clock }).catchUp()
  // Before the mark: if this process is killed in between, the others know that their profiles are gone.
  await notifyOthers()
  await writeSetting(db, 'seed', 'done')
}
