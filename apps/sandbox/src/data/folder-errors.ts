import { StartError } from '../core/start-error.ts'

/** The sandbox cannot work on a database. The message names the cause and the remedy, which is never to delete data. */
export class UnusableDatabaseError extends StartError {
  override name = 'UnusableDatabaseError' as const
}

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
export function folderError(folder: string, error: unknown): UnusableDatabaseError | undefined {
  const known = CAUSES.find(
    ({ code, numbers }) =>
      propertyOf(error, 'code') === code || numbers.some((one) => propertyOf(error, 'errno') === one),
  )
  if (!known) return undefined
  const { cause, remedy } = known
  const message = `The data folder ${folder} cannot be used: ${cause}. ${UNTOUCHED} ${remedy} and start again, or ${ANOTHER}.`
  return new UnusableDatabaseError(message, { cause: error })
}

/** The folder's disk has not enough space for a new database. */
export function tooSmall(folder: string, sizes: { free: number; needed: number }): UnusableDatabaseError {
  const mb = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`
  return new UnusableDatabaseError(
    `The disk of the data folder ${folder} has ${mb(sizes.free)} free; a new database needs ${mb(sizes.needed)}. ` +
      `Free some space and start again, or ${ANOTHER}.`,
  )
}

/** The folder has a database of another PostgreSQL version. */
export function otherVersion(
  folder: string,
  versions: { found: string; own: string },
): UnusableDatabaseError {
  return new UnusableDatabaseError(
    `The data folder ${folder} was made by another version: it has a PostgreSQL ${versions.found} database, and this ` +
      `sandbox runs ${versions.own}. ${UNTOUCHED} Start the version that made it, or ${ANOTHER}.`,
  )
}

/** The folder has files, and no database. */
export function noDatabase(folder: string): UnusableDatabaseError {
  return new UnusableDatabaseError(
    `The folder ${folder} has files and no sandbox database. They are left as they are. Empty folders and new ones ` +
      `become a database: ${ANOTHER}.`,
  )
}

/** The folder has a database of the right version that PostgreSQL does not open. */
export function damaged(folder: string, cause: unknown): UnusableDatabaseError {
  const reason = propertyOf(cause, 'message') ?? JSON.stringify(cause)
  return new UnusableDatabaseError(
    `The database in ${folder} does not open (${String(reason)}). ${UNTOUCHED} Restore a backup of it, or ${ANOTHER}.`,
    { cause },
  )
}

function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}
