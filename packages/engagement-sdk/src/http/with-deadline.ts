import { rejectOnAbort } from './reject-on-abort.ts'
import { startTimer } from './start-timer.ts'
import { throwIfAborted } from './throw-if-aborted.ts'

/** The limits of one piece of work. */
export interface Deadline {
  /** Each of them aborts the work. Undefined ones are ignored. */
  readonly signals: readonly (AbortSignal | undefined)[]
  readonly timeoutMs: number
  /** Creates the error at the deadline. */
  readonly timeoutError: () => Error
  /** The controller of the work, for a caller that creates one anyway. @default a new one */
  readonly controller?: AbortController | undefined
  /** Starts the timer and returns the function that stops it. @default {@link startTimer} */
  readonly after?: ((ms: number, act: () => void) => () => void) | undefined
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
  { signals, timeoutMs, timeoutError, controller = new AbortController(), after = startTimer }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal } = controller
  for (const each of [...signals, signal]) throwIfAborted(each)
  if (timeoutMs <= 0) throw timeoutError()
  const abort = () => controller.abort(signals.find((each) => each?.aborted)?.reason)
  for (const each of signals) each?.addEventListener('abort', abort)
  const stopTimer = after(timeoutMs, () => controller.abort(timeoutError()))
  try {
    return await rejectOnAbort(work(signal), signal)
  } finally {
    for (const each of signals) each?.removeEventListener('abort', abort)
    stopTimer()
  }
}
