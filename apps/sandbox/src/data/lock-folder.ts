import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Two processes on one embedded database would destroy it. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError' as const

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another sandbox. ` +
        'Stop it, or choose another folder with --data or TOUCHLINE_SANDBOX_DATA.',
    )
  }
}

/** The locked file inside a data folder. Only SQLite may open it: closing any other handle would release the lock. */
const LOCK_FILE = '.touchline-lock'

const SQLITE_BUSY = 5
/** Of two processes that ask at the same moment, each may see the other's first step; one of them wins the retry. */
const RETRY_FOR_MS = 500

/**
 * Locks a data folder for this process: an exclusive transaction on an SQLite file inside it is a lock of the operating
 * system. It is valid for every path to the folder and in every container on the machine, and ends with the process.
 * @param folder exists and is writable
 * @returns what releases the folder
 * @throws {FolderInUseError}
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, LOCK_FILE), { timeout: RETRY_FOR_MS })
  try {
    // Without a journal file nothing but the lock file is left in the folder.
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
    throw isBusy ? new FolderInUseError(folder) : error
  }
  return () => file.close()
}
