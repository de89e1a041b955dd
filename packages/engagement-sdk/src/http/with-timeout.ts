import { ConnectionError } from './connection-error.ts'
import { LONGEST_TIMER_MS } from './longest-timer.ts'
import { rejectOnAbort } from './reject-on-abort.ts'

/**
 * Settles as the promise does, or rejects after `ms` milliseconds or when the signal is aborted.
 *
 * @throws ConnectionError `timeout` after this many milliseconds
 * @throws the signal's reason
 */
export function withTimeout<T>(promise: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionError('timeout')), Math.min(ms, LONGEST_TIMER_MS))
  })
  return rejectOnAbort(Promise.race([promise, timeout]), signal).finally(() => clearTimeout(timer))
}
