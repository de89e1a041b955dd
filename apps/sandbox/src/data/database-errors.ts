/** Connection refused, cut or timed out; and SQLSTATE for a server that shuts down, starts takes none or has none left. */
const CODES = /^(ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0[1-3]|53300|55000)$/
/** The driver sets no code if a connection ends during a statement. */
const WORDS =
  /^Connection terminated|^Client has encountered a connection error|timeout exceeded when trying to connect/

/** Returns whether a statement failed because the database could not be reached, and not because of what it said. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Where a host has several addresses, each has failed in its own way.
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true
  if ('code' in error && typeof error.code === 'string' && CODES.test(error.code)) return true
  return WORDS.test(error.message)
}

/** SQLSTATE of a full disk, a failed read or write of a file, and a database that takes no writes. */
const CANNOT_WRITE = /^(53100|58030|25006)$/

/** Returns whether a statement failed because the database cannot write, not because of its content. */
export function cannotWrite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CANNOT_WRITE.test(String(error.code))
}

/** SQLSTATE: what a row refers to does not exist. */
const FOREIGN_KEY_VIOLATION = '23503'

/** Returns whether a statement failed because a referenced row is gone: a reset came between the check and the write. */
export function isDangling(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION
}

/** SQLSTATE: a row with this key exists. */
const UNIQUE_VIOLATION = '23505'

/** Returns whether a statement failed because a row with the same key exists. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
}
