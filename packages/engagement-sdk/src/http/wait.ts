import { startTimer } from './start-timer.ts'

/** Resolves after this many milliseconds, 24.8 days at most, or rejects with the signal's reason. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const onAbort = (): void => {
      stopTimer()
      reject(signal.reason)
    }
    const stopTimer = startTimer(ms, () => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    })
    signal.addEventListener('abort', onAbort)
  })
}
