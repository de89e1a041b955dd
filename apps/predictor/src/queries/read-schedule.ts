import { addJitter } from '@touchline/engagement-sdk'
import { type Fixture, nextResultsCheck, RESULTS_CHECK_INTERVAL_MS } from '@touchline/game-rules'

/** Devices that start to read in one second, on average, when all of them have a reason to read. */
const DEVICES_PER_SECOND = 5000
const SHORTEST_SPREAD_MS = 1000
/** A result may be awaited for the interval of the specification, so it may also be read that much later. */
const LONGEST_SPREAD_MS = RESULTS_CHECK_INTERVAL_MS
/** Extra share of an interval, at most. */
const INTERVAL_JITTER = 0.2
/** One result arrives as several messages, which are read together. */
const EVENT_WAIT_MS = 250

/** The range and the source of random waits. */
export interface Spread {
  /** Time over which devices distribute the reads that all of them have a reason for at one instant. */
  readonly spreadMs: number
  /** From 0 up to 1. */
  readonly random: () => number
}

/** Returns the time over which the reads of this many fans are distributed: 1 s to 5 min. @example spreadFor(1_000_000) //=> 200_000 */
export function spreadFor(expectedFans: number): number {
  const ms = (expectedFans / DEVICES_PER_SECOND) * 1000
  return Math.min(Math.max(ms, SHORTEST_SPREAD_MS), LONGEST_SPREAD_MS)
}

/** Returns which results are overdue, and when to read again: never before the time of `nextResultsCheck`, and not on every device at once. */
export function nextResultsRead<F extends Pick<Fixture, 'isSettled' | 'resultsDueAt'>>(
  fixtures: readonly F[],
  now: number,
  { spreadMs, random }: Spread,
): { readonly overdue: readonly F[]; readonly nextReadAt: number | undefined } {
  const { overdue, nextCheckAt } = nextResultsCheck(fixtures, now)
  if (nextCheckAt === undefined) return { overdue, nextReadAt: undefined }
  const intervalSpreadMs = overdue.length > 0 ? RESULTS_CHECK_INTERVAL_MS * INTERVAL_JITTER : 0
  return { overdue, nextReadAt: addJitter(nextCheckAt, Math.max(spreadMs, intervalSpreadMs), random) }
}

/** Returns how long a device waits before it reads what an event reports. */
export function eventDelayMs({ spreadMs, random }: Spread): number {
  return addJitter(EVENT_WAIT_MS, spreadMs, random)
}
