import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderError, noDatabase, otherVersion, tooSmall } from './folder-errors.ts'

/** The major version of the embedded PostgreSQL, as it writes it into a folder. */
const POSTGRES_VERSION = '18'
/** A new database with 500 fans, with room to spare. */
const NEW_DATABASE_BYTES = 100_000_000
/** Larger than a file system stores inside a directory entry, so that writing it needs free space. */
const PROBE = Buffer.alloc(65_536)

/**
 * Creates a data folder if it does not exist, and returns its real path: the embedded PostgreSQL does not follow a link.
 * @throws {UnusableDatabaseError} naming what keeps a sandbox from writing there
 */
export async function makeWritable(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    const real = await realpath(folder)
    await assertWritable(real)
    return real
  } catch (error) {
    throw folderError(folder, error) ?? error
  }
}

/** Writes a file and removes it. Rejects with the system's error if that is impossible. */
export async function assertWritable(folder: string): Promise<void> {
  const probe = join(folder, `.touchline-probe-${randomUUID()}`)
  try {
    await writeFile(probe, PROBE)
  } finally {
    await rm(probe, { force: true })
  }
}

/** @throws {UnusableDatabaseError} if another PostgreSQL version made the folder's database */
async function assertOwnVersion(folder: string): Promise<void> {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (found !== POSTGRES_VERSION) throw otherVersion(folder, { found, own: POSTGRES_VERSION })
}

/** @throws {UnusableDatabaseError} if a new database does not fit on the folder's disk */
async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < NEW_DATABASE_BYTES) throw tooSmall(folder, { free, needed: NEW_DATABASE_BYTES })
}

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
