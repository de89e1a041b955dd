import { lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the workspace for files that tools can create again. */
export const CACHE = join(import.meta.dirname, '../../../node_modules/.cache')

/** Bits of a mode that let other users write. */
const WRITABLE_BY_OTHERS = 0o022

/**
 * Creates a folder, if it does not exist, into which only this user can write. Its programs are then those that this user has unpacked.
 *
 * @throws Error when it belongs to another user, or others can write into it
 */
export function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(path)
  const isOwn = process.getuid === undefined || uid === process.getuid()
  if (!isOwn || (mode & WRITABLE_BY_OTHERS) !== 0) {
    const octal = (mode & 0o777).toString(8)
    throw new Error(
      `${path} belongs to user ${uid} and has the mode ${octal}. Remove it: only you may write there.`,
    )
  }
  return path
}
