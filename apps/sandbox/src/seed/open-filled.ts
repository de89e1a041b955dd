import { sql } from 'kysely'
import { createClock } from '../clock.ts'
import { type Database, type DatabaseHandle, openEmbedded } from '../data/database.ts'
import { migrate } from '../data/migrate.ts'
import { readSetting, writeSetting } from '../data/settings.ts'
import { createSettler } from '../settle/settler.ts'
import { fillDatabase, type Report, type Scenario } from './fill-database.ts'
import { readSnapshot, snapshotKey, writeSnapshot } from './snapshot.ts'

/** Opens a database in memory that holds a scenario: from a snapshot where one was made before. */
export async function openFilledMemory(scenario: Scenario, report: Report): Promise<DatabaseHandle> {
  const key = snapshotKey(scenario)
  const dump = await readSnapshot(key)
  const handle = await openEmbedded({ dump })
  if (!dump) {
    await prepare(handle.db, scenario, report)
    await writeSnapshot(key, await handle.dump())
  }
  return handle
}

/** Brings a database to the newest schema, and fills it if nobody did yet. Returns whether it was filled now. */
export async function prepare(db: Database, scenario: Scenario, report: Report): Promise<boolean> {
  await migrate(db)
  if ((await readSetting(db, 'seed')) !== undefined) return false
  await fill(db, scenario, report)
  return true
}

/** Empties the database and fills it as on the first day. */
export async function refill(db: Database, scenario: Scenario, report: Report): Promise<void> {
  await sql`truncate ${sql.join(TABLES.map((table) => sql.table(table)))} cascade`.execute(db)
  await fill(db, scenario, report)
}

async function fill(db: Database, scenario: Scenario, report: Report): Promise<void> {
  await fillDatabase(db, scenario, report)
  const clock = createClock(scenario.at, () => 0)
  await createSettler({ db, clock, onSettled: async () => {}, report }).catchUp()
  await writeSetting(db, 'seed', 'done')
}

const TABLES = [
  'settings',
  'tournaments',
  'programs',
  'widgets',
  'profiles',
  'access_tokens',
  'interactions',
  'impressions',
  'leaderboards',
  'program_leaderboards',
  'program_points',
  'entries',
  'score_fine',
  'score_totals',
  'board_pages',
  'reward_actions',
] as const
