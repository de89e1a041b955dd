import type { RequestDetails } from '../../http/request-details.ts'
import { throwIfAborted } from '../../http/throw-if-aborted.ts'
import type { RealtimeClock } from './realtime-clock.ts'
import { RealtimeError } from './realtime-error.ts'
import { failureWithoutStatus } from './realtime-failure.ts'

/** The limits of one piece of work. */
export interface Deadline {
  /** Each of them aborts the work. Undefined ones are ignored. */
  readonly signals: readonly (AbortSignal | undefined)[]
  readonly timeoutMs: number
  /** The controller of the work, for a caller that creates one anyway. @default a new one */
  readonly controller?: AbortController | undefined
  /** The request that the error at the deadline is about. */
  readonly details: RequestDetails
}

/**
 * Runs work until its deadline or until one of its signals is aborted, whichever comes first. Removes its abort listeners:
 * `AbortSignal.any` is newer than the oldest supported browsers.
 *
 * @throws RealtimeError with category `timeout` at the deadline
 * @throws the reason of the signal that was aborted
 */
export async function withDeadline<T>(
  { signals, timeoutMs, controller = new AbortController(), details }: Deadline,
  clock: RealtimeClock,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const outer = signals.filter((signal) => signal !== undefined)
  outer.forEach(throwIfAborted)
  throwIfAborted(controller.signal)
  const abort = () => controller.abort(outer.find(({ aborted }) => aborted)?.reason)
  for (const signal of outer) signal.addEventListener('abort', abort)
  const stopTimer = clock.after(timeoutMs, () =>
    controller.abort(
      new RealtimeError(failureWithoutStatus('timeout', `No answer within ${timeoutMs} ms.`), details),
    ),
  )
  try {
    return await work(controller.signal)
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error
  } finally {
    for (const signal of outer) signal.removeEventListener('abort', abort)
    stopTimer()
  }
}
