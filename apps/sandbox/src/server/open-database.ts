import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../core/logger.ts'
import { damaged, folderError, makeWritable, openOrMakeFolder } from '../data/data-folder.ts'
import { type DatabaseHandle, openEmbedded } from '../data/database.ts'
import { lockDatabase, lockFolder } from '../data/lock-folder.ts'
import { openPostgres } from '../data/postgres.ts'
import type { Scenario } from '../services/seeding/fill-database.ts'
import { openFilledMemory, prepare } from '../services/seeding/open-filled.ts'
import { EMPTY_KEY, readSnapshot } from '../services/seeding/snapshot.ts'
import type { SandboxOptions } from './options.ts'

interface Opening {
  readonly scenario: Scenario
  readonly report: Report
  readonly logError: (error: unknown) => void
}

/** Opens the database that the options name, migrated and filled; closing it releases its folder. */
export async function openDatabase(options: SandboxOptions, opening: Opening): Promise<DatabaseHandle> {
  const { scenario, report } = opening
  if (options.data === undefined && options.databaseUrl === undefined)
    return openFilledMemory(scenario, report)
  await using undo = new AsyncDisposableStack()
  const handle = await openStore(options, { undo, ...opening })
  undo.defer(handle.close)
  await prepare(handle, scenario, report)
  const opened = undo.move()
  return { ...handle, close: () => opened.disposeAsync() }
}

async function openStore(
  { data = '', databaseUrl }: SandboxOptions,
  { undo, logError, report }: Opening & { undo: AsyncDisposableStack },
): Promise<DatabaseHandle> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, logError)
  const folder = await makeWritable(data)
  undo.defer(lockFolder(folder))
  const open = async (isNew: boolean) => {
    // A database without this folder is damaged, and does not open.
    if (!isNew && existsSync(join(folder, 'global'))) undo.defer(lockDatabase(folder))
    const dump = isNew ? await readSnapshot(EMPTY_KEY) : undefined
    const handle = await openEmbedded({ folder, dump }).catch((cause: unknown) => {
      throw folderError(folder, cause) ?? damaged(folder, cause)
    })
    if (isNew) undo.defer(lockDatabase(folder))
    return handle
  }
  return openOrMakeFolder(folder, open, report)
}
