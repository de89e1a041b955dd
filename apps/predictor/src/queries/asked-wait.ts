import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { platformWaitMs } from './query-client.ts'

/** Listens to the reads until the returned function is called. */
export function subscribeToReads(client: QueryClient, onChange: () => void): () => void {
  return client.getQueryCache().subscribe(notifyManager.batchCalls(onChange))
}

/** Returns the longest wait that the platform asked for of the reads without data; 0 without one. */
export function askedWaitMs(client: QueryClient): number {
  const waits = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)
    .map(({ state }) => platformWaitMs(state.fetchFailureReason) ?? 0)
  return Math.max(0, ...waits)
}
