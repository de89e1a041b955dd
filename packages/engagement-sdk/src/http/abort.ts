import { ConnectionError } from '../errors/errors.ts'

/** Limit of one request in milliseconds, except for long polls and files (specification section 9). */
export const DEFAULT_TIMEOUT_MS = 15_000

/** The longest delay that `setTimeout` accepts: 24.8 days. A longer one would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Calls `act` after this many milliseconds, 24.8 days at most, unless the returned function is called before. */
export function startTimer(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, Math.min(ms, LONGEST_TIMER_MS))
  return () => clearTimeout(timer)
}

/** Returns the reason of an aborted signal. Signals of React Native have none. */
export function reasonOf(signal: AbortSignal): unknown {
  return signal.reason ?? Object.assign(new Error('The call was aborted.'), { name: 'AbortError' })
}

/** Throws the signal's reason if it is aborted. The signals of React Native have no method for it. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw reasonOf(signal)
}

/** Calls `act` with the reason when the signal is aborted, unless the returned function is called before. */
export function onAbort(signal: AbortSignal | undefined, act: (reason: unknown) => void): () => void {
  const listener = (): void => act(signal && reasonOf(signal))
  signal?.addEventListener('abort', listener)
  return () => signal?.removeEventListener('abort', listener)
}

/**
 * Resolves to the first value that a subscription passes on, or rejects with the reason of a signal. Unsubscribes in both cases.
 *
 * @param subscribe returns the function that unsubscribes
 */
export async function waitFor<T>(
  subscribe: (resolve: (value: T) => void) => () => void,
  ...signals: readonly (AbortSignal | undefined)[]
): Promise<T> {
  for (const each of signals) throwIfAborted(each)
  const stops: (() => void)[] = []
  try {
    return await new Promise((resolve, reject) => {
      stops.push(...signals.map((each) => onAbort(each, reject)), subscribe(resolve))
    })
  } finally {
    for (const stop of stops) stop()
  }
}

/** Resolves after this many milliseconds, 24.8 days at most, or rejects with the signal's reason. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return waitFor((resolve) => startTimer(ms, resolve), signal)
}

export interface Deadline {
  readonly timeoutMs: number
  /** @default a ConnectionError without a request */
  readonly timeoutError?: (() => Error) | undefined
}

export interface StartedWork<T> {
  readonly result: Promise<T>
  /** Rejects the result with this reason, and aborts the signal of the work. */
  end(reason: unknown): void
}

/**
 * Starts work, and ends it at its deadline; also work that ignores its signal.
 *
 * @throws the error of the deadline, if that has passed: then nothing is started
 */
export function startWork<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, timeoutError = () => new ConnectionError('timeout') }: Deadline,
): StartedWork<T> {
  if (timeoutMs <= 0) throw timeoutError()
  const controller = new AbortController()
  let end: StartedWork<T>['end'] = () => undefined
  const ended = new Promise<never>((_, reject) => {
    end = (reason) => {
      reject(reason)
      controller.abort(reason)
    }
  })
  const stopTimer = startTimer(timeoutMs, () => end(timeoutError()))
  return { result: Promise.race([work(controller.signal), ended]).finally(stopTimer), end }
}

/**
 * Runs work until its deadline or until one of its signals is aborted, whichever comes first. `AbortSignal.any` is newer than the
 * oldest supported browsers.
 *
 * @throws the error of the deadline, or the reason of the signal that was aborted
 */
export async function withDeadline<T>(
  { signals, ...deadline }: Deadline & { readonly signals: readonly (AbortSignal | undefined)[] },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (const each of signals) throwIfAborted(each)
  const { result, end } = startWork(work, deadline)
  const stops = signals.map((each) => onAbort(each, end))
  return result.finally(() => {
    for (const stop of stops) stop()
  })
}
