import { ConnectionError } from './connection-error.ts'
import { LONGEST_TIMER_MS } from './longest-timer.ts'
import { untilAborted } from './reject-on-abort.ts'

/**
 * Settles as the promise does, at the latest after `ms` milliseconds.
 *
 * @throws ConnectionError `timeout` after this many milliseconds
 * @throws the signal's reason
 */
export function limited<T>(promise: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionError('timeout')), Math.min(ms, LONGEST_TIMER_MS))
  })
  return untilAborted(Promise.race([promise, deadline]), signal).finally(() => clearTimeout(timer))
}
