/** SQLSTATE: what a row refers to does not exist. */
const FOREIGN_KEY_VIOLATION = '23503'

/** Returns whether a statement failed because a referenced row is gone: a reset came between the check and the write. */
export function isDangling(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION
}
