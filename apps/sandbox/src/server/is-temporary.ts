import { cannotWrite, isDangling, isUnreachable } from '../data/database-errors.ts'
import { QueueFullError } from '../services/answering/batch.ts'

/** Returns whether the same request may succeed if it is retried. */
export function isTemporary(error: unknown): boolean {
  return error instanceof QueueFullError || isUnreachable(error) || isDangling(error) || cannotWrite(error)
}
