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
  /** Each of them aborts the work. Undefined ones are ignored. */
  readonly signals: readonly (AbortSignal | undefined)[]
  readonly timeoutMs: number
  readonly timeoutError: () => Error
}

/**
 * Runs work until its deadline or until one of its signals is aborted, whichever comes first; also work that ignores its
 * signal. Starts nothing after the deadline. Removes its abort listeners: `AbortSignal.any` is newer than the oldest
 * supported browsers.
 *
 * @throws the error of the deadline
 * @throws the reason of the signal that was aborted
 */
export async function withDeadline<T>(
  { signals, timeoutMs, timeoutError }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (const each of signals) throwIfAborted(each)
  if (timeoutMs <= 0) throw timeoutError()
  const controller = new AbortController()
  const stops: (() => void)[] = []
  try {
    return await new Promise((resolve, reject) => {
      const end = (reason: unknown): void => {
        reject(reason)
        controller.abort(reason)
      }
      stops.push(
        ...signals.map((each) => onAbort(each, end)),
        startTimer(timeoutMs, () => end(timeoutError())),
      )
      work(controller.signal).then(resolve, reject)
    })
  } finally {
    for (const stop of stops) stop()
  }
}
