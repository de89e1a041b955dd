import { cannotWrite } from '../data/cannot-write.ts'
import { isDangling } from '../data/is-dangling.ts'
import { isUnreachable } from '../data/is-unreachable.ts'
import { QueueFullError } from '../services/answering/batch.ts'
import { TransportUnreachableError } from '../services/realtime/message-transport.ts'

/** Returns whether the same request may succeed if it is retried. */
export function isTemporary(error: unknown): boolean {
  return (
    error instanceof QueueFullError ||
    error instanceof TransportUnreachableError ||
    isUnreachable(error) ||
    isDangling(error) ||
    cannotWrite(error)
  )
}
