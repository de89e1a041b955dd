import { addJitter, backoffMs } from '../../http/retry.ts'

/** Extra share of a polling interval, at most: clients that start together drift apart. */
const JITTER = 0.2
/** A poll that fails doubles the interval, up to this many milliseconds. */
const LONGEST_INTERVAL_MS = 300_000

/**
 * Returns the milliseconds until the next poll of a timeline.
 *
 * @param intervalMs the interval without failures
 * @param random from 0 up to 1, for jitter
 * @example nextPollMs(10_000, { failures: 1 }, () => 0) //=> 20_000
 */
export function nextPollMs(
  intervalMs: number,
  {
    failures,
    askedMs = 0,
  }: {
    /** Polls that failed since the last success, from 0. */
    readonly failures: number
    /** Milliseconds that the platform asked to wait. @default 0 */
    readonly askedMs?: number | undefined
  },
  random: () => number,
): number {
  const longestMs = Math.max(intervalMs, LONGEST_INTERVAL_MS)
  const backoff = backoffMs(failures, { baseMs: intervalMs, maxMs: longestMs })
  const minimumMs = Math.max(backoff, Math.min(askedMs, longestMs))
  return addJitter(minimumMs, minimumMs * JITTER, random)
}
