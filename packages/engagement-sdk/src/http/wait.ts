import { startTimer } from './start-timer.ts'
import { waitFor } from './wait-for.ts'

/** Resolves after this many milliseconds, 24.8 days at most, or rejects with the signal's reason. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return waitFor((resolve) => startTimer(ms, resolve), signal)
}
