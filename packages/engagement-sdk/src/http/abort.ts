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

/** Settles as the promise does, or rejects with the signal's reason when it is aborted. Removes its abort listener. */
export function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(reasonOf(signal))
    const stopListening = (): void => signal.removeEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
    promise.then(resolve, reject)
    promise.then(stopListening, stopListening)
  })
}

/**
 * Resolves to the first value that a subscription passes on, or rejects with the signal's reason. Unsubscribes in both cases.
 *
 * @param subscribe returns the function that unsubscribes
 */
export function waitFor<T>(
  subscribe: (resolve: (value: T) => void) => () => void,
  signal: AbortSignal | undefined,
): Promise<T> {
  let unsubscribe = (): void => undefined
  const value = new Promise<T>((resolve) => {
    unsubscribe = subscribe(resolve)
  })
  return (signal ? rejectOnAbort(value, signal) : value).finally(() => unsubscribe())
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
  const cleanUps: (() => void)[] = []
  const ended = new Promise<never>((_, reject) => {
    const end = (reason: unknown): void => {
      reject(reason)
      controller.abort(reason)
    }
    for (const each of signals) {
      const onAbort = (): void => end(each && reasonOf(each))
      each?.addEventListener('abort', onAbort)
      cleanUps.push(() => each?.removeEventListener('abort', onAbort))
    }
    cleanUps.push(startTimer(timeoutMs, () => end(timeoutError())))
  })
  try {
    return await Promise.race([work(controller.signal), ended])
  } finally {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
