import { notifyManager, type QueryClient, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/** Returns a value that is computed from the cache. Renders when the value changes, not with each read. */
export function useFromCache<Value>(compute: (client: QueryClient) => Value): Value {
  const client = useQueryClient()
  const latest = useRef<Value>(undefined)
  const read = () => {
    // Equal values must be identical: React compares them.
    const next: Value = replaceEqualDeep(latest.current, compute(client))
    latest.current = next
    return next
  }
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  )
  return useSyncExternalStore(subscribe, read, read)
}
