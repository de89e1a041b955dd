import { untilAborted } from './reject-on-abort.ts'

/** All work under way, shared by key. */
export interface Flights<T> {
  /** Starts the work, or joins the work of the same key. Without a key nothing is shared. */
  join(
    key: string | undefined,
    start: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T>
  /** Ends everything with this reason; what is asked for afterwards starts anew. */
  abort(reason: unknown): void
}

/** Keeps reads of the same thing to one request; a caller that leaves does not end the others' work. */
export function createFlights<T>(): Flights<T> {
  const flights = new Map<unknown, Flight<T>>()

  function launch(key: unknown, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController()
    const { signal } = controller
    const flight: Flight<T> = {
      controller,
      waiting: 0,
      work: untilAborted(start(signal), signal).finally(() => land(key, flight)),
    }
    flights.set(key, flight)
    return flight
  }

  function land(key: unknown, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  return {
    join: (key: unknown = Symbol(), start, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const flight = flights.get(key) ?? launch(key, start)
        flight.waiting += 1
        const leave = (): void => {
          reject(signal?.reason)
          flight.waiting -= 1
          if (flight.waiting) return
          // Nobody may join what is about to end.
          land(key, flight)
          flight.controller.abort(signal?.reason)
        }
        signal?.addEventListener('abort', leave)
        flight.work.finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject)
      }),
    abort(reason) {
      const ended = [...flights.values()]
      flights.clear()
      for (const { controller } of ended) controller.abort(reason)
    },
  }
}

/** Work that one or several callers wait for. */
interface Flight<T> {
  readonly controller: AbortController
  readonly work: Promise<T>
  waiting: number
}
