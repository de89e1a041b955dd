import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assertOwnVersion, assertRoom } from './check-folder.ts'
import { noDatabase } from './folder-errors.ts'

/** The sandbox's own files in a data folder: they are no part of its database. */
const OWN_PREFIX = '.touchline-'
/** Is in a data folder while its database is being created. */
export const UNFINISHED_FILE = `${OWN_PREFIX}unfinished`

/**
 * Opens a data folder, which creates its database in an empty one. A file in the folder marks it until the database is
 * complete: if a start was killed before that, its files are removed. The caller has locked
 * the folder.
 * @param open receives whether the folder is to get a new database
 * @param report receives a line when an unfinished database is removed
 * @throws {UnusableDatabaseError}
 */
export async function openOrMakeFolder<T>(
  folder: string,
  open: (isNew: boolean) => Promise<T>,
  report: (line: string) => void,
): Promise<T> {
  const mark = join(folder, UNFINISHED_FILE)
  const found = await readdir(folder)
  const names = found.filter((name) => !name.startsWith(OWN_PREFIX))
  if (found.includes(UNFINISHED_FILE)) {
    report(`the first start in ${folder} was cut off, starting over`)
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
  } else if (names.length > 0) {
    // Other files in a folder are never removed: only an empty folder gets the mark.
    if (!names.includes('PG_VERSION')) throw noDatabase(folder)
    await assertOwnVersion(folder)
    return open(false)
  }
  await assertRoom(folder)
  await writeFile(mark, '')
  const opened = await open(true)
  await rm(mark)
  return opened
}
