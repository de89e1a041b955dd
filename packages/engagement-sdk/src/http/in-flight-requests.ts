import { rejectOnAbort, throwIfAborted } from './abort.ts'

/** The requests that are in flight, by key. */
export interface InFlightRequests<T> {
  /**
   * Starts a request, or joins the one that is in flight with the same key. Aborting the signal rejects this caller;
   * the request itself is aborted when no caller is left. Without a key nothing is shared.
   */
  join(
    key: string | undefined,
    start: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T>
  /** Aborts every request with this reason. Later calls start new ones. */
  abort(reason: unknown): void
}

/** Deduplicates concurrent requests. Aborting one caller does not abort the request while another caller waits. */
export function deduplicateRequests<T>(): InFlightRequests<T> {
  const requests = new Map<unknown, InFlightRequest<T>>()

  function begin(key: unknown, start: (signal: AbortSignal) => Promise<T>): InFlightRequest<T> {
    const controller = new AbortController()
    const { signal } = controller
    const request: InFlightRequest<T> = {
      controller,
      callers: 0,
      result: rejectOnAbort(start(signal), signal).finally(() => remove(key, request)),
    }
    requests.set(key, request)
    return request
  }

  function remove(key: unknown, request: InFlightRequest<T>): void {
    if (requests.get(key) === request) requests.delete(key)
  }

  return {
    // A symbol equals no other key, so the request is not shared.
    join: (key: unknown = Symbol(), start, signal) =>
      new Promise((resolve, reject) => {
        throwIfAborted(signal)
        const request = requests.get(key) ?? begin(key, start)
        request.callers += 1
        const leave = (): void => {
          reject(signal?.reason)
          request.callers -= 1
          if (request.callers) return
          // Removed first, so that no later call joins a request that is being aborted.
          remove(key, request)
          request.controller.abort(signal?.reason)
        }
        signal?.addEventListener('abort', leave)
        request.result.finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject)
      }),
    abort(reason) {
      const aborted = [...requests.values()]
      requests.clear()
      for (const { controller } of aborted) controller.abort(reason)
    },
  }
}

/** A request and the number of callers that wait for it. */
interface InFlightRequest<T> {
  readonly controller: AbortController
  readonly result: Promise<T>
  callers: number
}
