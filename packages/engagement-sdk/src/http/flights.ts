import { ConnectionError } from '../errors/connection-error.ts'

/** Work that one or several callers wait for. */
export interface Flight {
  /** Aborted when the last caller has left or the handle is disposed. */
  readonly signal: AbortSignal
  /** The latest instant that any caller waits for. */
  readonly deadlineAt: number
}

/** How one caller waits. */
export interface Wait {
  readonly signal?: AbortSignal | undefined
  readonly deadlineAt?: number | undefined
}

/** All work under way, shared by key. */
export interface Flights<T> {
  /** Starts the work, or joins the work of the same key. Without a key nothing is shared. */
  join(key: string | undefined, start: (flight: Flight) => Promise<T>, wait: Wait): Promise<T>
  /** Ends everything with this reason. */
  abort(reason: unknown): void
}

interface OpenFlight<T> extends Flight {
  readonly controller: AbortController
  deadlineAt: number
  waiting: number
  work: Promise<T>
}

/** The longest wait that a timer holds, in milliseconds: 24.8 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Keeps reads of the same thing to one request; a caller that leaves does not end the others' work. */
export function createFlights<T>(now: () => number): Flights<T> {
  const shared = new Map<string, OpenFlight<T>>()
  const open = new Set<OpenFlight<T>>()

  function launch(key: string | undefined, start: (flight: Flight) => Promise<T>): OpenFlight<T> {
    const controller = new AbortController()
    const { signal } = controller
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    // One turn later, so that the work knows how long its first caller waits.
    const begun = Promise.resolve().then(() => start(flight))
    const work = Promise.race([begun, ended]).finally(() => land(key, flight))
    const flight: OpenFlight<T> = { controller, signal, deadlineAt: 0, waiting: 0, work }
    open.add(flight)
    if (key) shared.set(key, flight)
    return flight
  }

  function land(key: string | undefined, flight: OpenFlight<T>): void {
    open.delete(flight)
    if (key && shared.get(key) === flight) shared.delete(key)
  }

  function join(
    key: string | undefined,
    start: (flight: Flight) => Promise<T>,
    { signal, deadlineAt = Number.POSITIVE_INFINITY }: Wait,
  ): Promise<T> {
    const leftMs = deadlineAt - now()
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (leftMs <= 0) return Promise.reject(new ConnectionError('timeout'))
    const flight = (key && shared.get(key)) || launch(key, start)
    flight.waiting += 1
    flight.deadlineAt = Math.max(flight.deadlineAt, deadlineAt)
    return new Promise<T>((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      const leave = (reason: unknown): void => {
        settle()
        reject(reason)
        flight.waiting -= 1
        if (flight.waiting > 0) return
        land(key, flight)
        flight.controller.abort(reason)
      }
      const onAbort = (): void => leave(signal?.reason)
      const timer =
        leftMs < LONGEST_TIMER_MS
          ? setTimeout(() => leave(new ConnectionError('timeout')), leftMs)
          : undefined
      signal?.addEventListener('abort', onAbort)
      flight.work.finally(settle).then(resolve, reject)
    })
  }

  return {
    join,
    abort(reason) {
      for (const flight of open) flight.controller.abort(reason)
    },
  }
}
