import { ConnectionError } from '../errors/connection-error.ts'
import { LONGEST_TIMER_MS } from './longest-timer.ts'
import { untilAborted } from './until-aborted.ts'

/**
 * Waits for somebody else's promise, but not for ever.
 *
 * @throws ConnectionError `timeout` after this many milliseconds
 * @throws the signal's reason
 */
export function limited<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ConnectionError('timeout')), Math.min(ms, LONGEST_TIMER_MS))
    untilAborted(work, signal)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject)
  })
}
