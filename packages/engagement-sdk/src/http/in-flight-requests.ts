import { type Deadline, onAbort, type StartedWork, startWork, throwIfAborted } from './abort.ts'

interface SharedRequest<T> extends Deadline {
  /** Undefined for a request that is not shared. */
  readonly key: string | undefined
  readonly signal: AbortSignal | undefined
  readonly start: (signal: AbortSignal) => Promise<T>
}

interface InFlightRequest<T> extends StartedWork<T> {
  callers: number
}

/** Deduplicates concurrent requests. */
export function deduplicateRequests<T>() {
  const requests = new Map<unknown, InFlightRequest<T>>()

  function begin(key: unknown, { start, ...deadline }: SharedRequest<T>): InFlightRequest<T> {
    const { result, end } = startWork(start, deadline)
    const request = { result: result.finally(() => remove(key, request)), end, callers: 0 }
    requests.set(key, request)
    return request
  }

  function remove(key: unknown, request: InFlightRequest<T>): void {
    if (requests.get(key) === request) requests.delete(key)
  }

  return {
    /**
     * Starts a request, or joins the one that is in flight with the same key. Aborting the caller's signal rejects this caller;
     * the request itself is aborted when no caller is left.
     */
    join: (shared: SharedRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        const { signal } = shared
        throwIfAborted(signal)
        // A symbol equals no other key, so the request is not shared.
        const key = shared.key ?? Symbol()
        const request = requests.get(key) ?? begin(key, shared)
        request.callers += 1
        const stop = onAbort(signal, (reason) => {
          reject(reason)
          request.callers -= 1
          if (request.callers) return
          // Removed first, so that no later call joins a request that is being aborted.
          remove(key, request)
          request.end(reason)
        })
        request.result.finally(stop).then(resolve, reject)
      }),
    /** Aborts every request with this reason. Later calls start new ones. */
    abort(reason: unknown) {
      const aborted = [...requests.values()]
      requests.clear()
      for (const { end } of aborted) end(reason)
    },
  }
}
