import { LONGEST_TIMER_MS } from './longest-timer.ts'

/** Resolves after this many milliseconds, 24.8 days at most, or rejects with the signal's reason. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const onAbort = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', onAbort)
        resolve()
      },
      Math.min(ms, LONGEST_TIMER_MS),
    )
    signal.addEventListener('abort', onAbort)
  })
}
