import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { logFailure } from '../../platform/log.ts'
import { isRepeated, retryDelayMs } from '../query-client.ts'

const MAX_ATTEMPTS = 3

/** Calls `act` three times at most, logs each failure, and resolves to undefined after the last. Never rejects. */
export function retryQuietly<T>(client: QueryClient, act: () => Promise<T>): Promise<T | undefined> {
  const mutation = new MutationObserver(client, {
    mutationFn: act,
    retry: (failures, error) => {
      logFailure(`After a saved prediction, attempt ${failures + 1} of ${MAX_ATTEMPTS}`, error)
      return failures + 1 < MAX_ATTEMPTS && isRepeated(error)
    },
    retryDelay: retryDelayMs,
    // A connection that the browser takes for lost may work.
    networkMode: 'always',
  })
  return mutation.mutate().catch(() => undefined)
}
