import { randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderError, otherVersion, tooSmall } from './folder-errors.ts'

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
export async function assertOwnVersion(folder: string): Promise<void> {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (found !== POSTGRES_VERSION) throw otherVersion(folder, { found, own: POSTGRES_VERSION })
}

/** @throws {UnusableDatabaseError} if a new database does not fit on the folder's disk */
export async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < NEW_DATABASE_BYTES) throw tooSmall(folder, { free, needed: NEW_DATABASE_BYTES })
}
