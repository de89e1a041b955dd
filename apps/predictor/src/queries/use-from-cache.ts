import { type QueryClient, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { subscribeToReads } from './asked-wait.ts'

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
  const subscribe = useCallback((onChange: () => void) => subscribeToReads(client, onChange), [client])
  return useSyncExternalStore(subscribe, read, read)
}
