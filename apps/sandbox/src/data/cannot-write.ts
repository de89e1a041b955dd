/** SQLSTATE of a full disk, a failed read or write of a file, and a database that takes no writes. */
const CODES = /^(53100|58030|25006)$/

/** Returns whether a statement failed because the database cannot write, not because of its content. */
export function cannotWrite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.test(String(error.code))
}
