import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/**
 * Locks a file for this process, and creates it if it does not exist: an exclusive transaction of SQLite is a lock of
 * the operating system. It is valid for every path to the file and in every container on the machine, and ends with the
 * process. Only SQLite may open the file: closing any other handle would release the lock.
 * @param retryForMs how long to try; the process waits for it and does nothing else
 * @returns what releases the file; undefined if another holder has it
 */
export function lockFile(path: string, retryForMs: number): (() => void) | undefined {
  const file = new DatabaseSync(path, { timeout: retryForMs })
  try {
    // Without a journal file nothing but the locked file is left in its folder.
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
    if (isBusy) return undefined
    throw error
  }
  return () => file.close()
}
