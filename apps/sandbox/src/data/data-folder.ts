import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../core/start-error.ts'

/** The major version of the embedded PostgreSQL, as it writes it into a folder. */
const POSTGRES_VERSION = '18'
/** A new database with 500 fans, with room to spare. */
const NEW_DATABASE_BYTES = 100_000_000
/** Larger than a file system stores inside a directory entry, so that writing it needs free space. */
const PROBE = Buffer.alloc(65_536)

interface Cause {
  /** Node's code. */
  readonly code: string
  /** The numbers that the embedded PostgreSQL's file system uses for it. */
  readonly numbers: readonly number[]
  readonly cause: string
  readonly remedy: string
}

/** Causes outside the database. */
const CAUSES: readonly Cause[] = [
  { code: 'ENOSPC', numbers: [51], cause: 'its disk is full', remedy: 'Free some space' },
  { code: 'EDQUOT', numbers: [19], cause: 'the disk quota is used up', remedy: 'Free some space' },
  { code: 'EACCES', numbers: [2], cause: 'this user may not write there', remedy: 'Change its permissions' },
  { code: 'EPERM', numbers: [63], cause: 'this user may not write there', remedy: 'Change its permissions' },
  { code: 'EROFS', numbers: [69], cause: 'its disk is read-only', remedy: 'Make it writable' },
  { code: 'EEXIST', numbers: [20], cause: 'a file or a broken link is in its place', remedy: 'Move that' },
  // Parent folders are created, so only a link without a target can cause this.
  { code: 'ENOENT', numbers: [], cause: 'a link to it leads nowhere', remedy: 'Create what the link names' },
  { code: 'ENOTDIR', numbers: [54], cause: 'a file is in its place', remedy: 'Move that' },
]

const UNTOUCHED = 'The data in it is left as it is.'
const ANOTHER = 'choose another folder with --data or TOUCHLINE_SANDBOX_DATA'

/** Describes why a data folder cannot be used. Returns undefined if the error has a message of its own. */
export function folderError(folder: string, error: unknown): StartError | undefined {
  const known = CAUSES.find(
    ({ code, numbers }) =>
      propertyOf(error, 'code') === code || numbers.some((one) => propertyOf(error, 'errno') === one),
  )
  if (!known) return undefined
  const { cause, remedy } = known
  const message = `The data folder ${folder} cannot be used: ${cause}. ${UNTOUCHED} ${remedy} and start again, or ${ANOTHER}.`
  return new StartError(message, { cause: error })
}

/** Returns the error for a folder with a database of the right version that PostgreSQL does not open. */
export function damaged(folder: string, cause: unknown): StartError {
  const reason = propertyOf(cause, 'message') ?? JSON.stringify(cause)
  return new StartError(
    `The database in ${folder} does not open (${String(reason)}). ${UNTOUCHED} Restore a backup of it, or ${ANOTHER}.`,
    { cause },
  )
}

function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/**
 * Creates a data folder if it does not exist, and returns its real path: the embedded PostgreSQL does not follow a link.
 * @throws {StartError} naming what keeps a sandbox from writing there
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

/** @throws {StartError} if another PostgreSQL version made the folder's database */
async function assertOwnVersion(folder: string): Promise<void> {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (found === POSTGRES_VERSION) return
  throw new StartError(
    `The data folder ${folder} was made by another version: it has a PostgreSQL ${found} database, and this ` +
      `sandbox runs ${POSTGRES_VERSION}. ${UNTOUCHED} Start the version that made it, or ${ANOTHER}.`,
  )
}

/** @throws {StartError} if a new database does not fit on the folder's disk */
async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= NEW_DATABASE_BYTES) return
  const mb = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`
  throw new StartError(
    `The disk of the data folder ${folder} has ${mb(free)} free; a new database needs ${mb(NEW_DATABASE_BYTES)}. ` +
      `Free some space and start again, or ${ANOTHER}.`,
  )
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
 * @throws {StartError}
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
    if (!names.includes('PG_VERSION'))
      throw new StartError(
        `The folder ${folder} has files and no sandbox database. They are left as they are. Empty folders and new ones ` +
          `become a database: ${ANOTHER}.`,
      )
    await assertOwnVersion(folder)
    return open(false)
  }
  await assertRoom(folder)
  await writeFile(mark, '')
  const opened = await open(true)
  await rm(mark)
  return opened
}
