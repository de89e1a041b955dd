import { ConnectionError } from '../errors/connection-error.ts'
import { untilAborted } from './until-aborted.ts'

/**
 * Waits for somebody else's promise, but not for ever.
 *
 * @throws ConnectionError `timeout` after this many milliseconds
 * @throws the signal's reason
 */
export async function limited<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new ConnectionError('timeout')), ms)
  try {
    return await untilAborted(work, AbortSignal.any([signal, limit.signal]))
  } finally {
    clearTimeout(timer)
  }
}
