import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../core/start-error.ts'

/** The locked file inside a data folder. */
const LOCK_FILE = '.touchline-lock'
/** The locked file inside its database: users do not remove files there by hand. */
const DATABASE_LOCK_FILE = 'global/touchline.lock'

/** If two processes start at the same time, each may be refused at first; one of them succeeds with a retry. */
const RETRY_FOR_MS = 500

/**
 * Locks a data folder for this process by a file inside it.
 * @param folder exists and is writable
 * @returns what releases the folder
 * @throws {StartError}
 */
export function lockFolder(folder: string): () => void {
  return lock(folder, LOCK_FILE)
}

/**
 * Locks the database of a folder in addition, so that a second process is refused even if a user has removed the lock file
 * of the folder while the first one runs.
 * @throws {StartError}
 */
export function lockDatabase(folder: string): () => void {
  return lock(folder, DATABASE_LOCK_FILE)
}

const SQLITE_BUSY = 5

/**
 * Locks a file for this process, and creates it if it does not exist: an exclusive transaction of SQLite is a lock of
 * the operating system. It is valid for every path to the file and in every container on the machine, and ends with the
 * process. Only SQLite may open the file: closing any other handle would release the lock.
 */
function lock(folder: string, name: string): () => void {
  const file = new DatabaseSync(join(folder, name), { timeout: RETRY_FOR_MS })
  try {
    // Without a journal file nothing but the locked file is left in its folder.
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
    if (!isBusy) throw error
    throw new StartError(
      `The data folder ${folder} is in use by another sandbox. ` +
        'Stop it, or choose another folder with --data or TOUCHLINE_SANDBOX_DATA.',
    )
  }
  return () => file.close()
}
