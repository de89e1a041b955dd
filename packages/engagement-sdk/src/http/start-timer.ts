/** The longest delay that `setTimeout` accepts: 24.8 days. A longer one would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Calls `act` after this many milliseconds, 24.8 days at most, unless the returned function is called before. */
export function startTimer(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, Math.min(ms, LONGEST_TIMER_MS))
  return () => clearTimeout(timer)
}
