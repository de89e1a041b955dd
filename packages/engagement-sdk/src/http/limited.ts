import { ConnectionError } from '../errors/connection-error.ts'
import { wait } from './wait.ts'

/**
 * Waits for somebody else's promise, but not for ever.
 *
 * @throws ConnectionError `timeout` after this many milliseconds
 * @throws the signal's reason
 */
export async function limited<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  const settled = new AbortController()
  const over = wait(ms, AbortSignal.any([signal, settled.signal])).then(() => {
    throw new ConnectionError('timeout')
  })
  try {
    return await Promise.race([work, over])
  } finally {
    settled.abort()
  }
}
