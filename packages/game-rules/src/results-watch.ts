import type { Fixture } from './fixture.ts'
import type { EpochMs } from './time.ts'

/** How often to look again while a result is overdue: every 5 minutes. */
export const RESULTS_CHECK_MS = 300_000

/** What to do about results that are not in yet. */
export interface ResultsWatch<F> {
  /** Fixtures whose result should be in by now: refresh them. */
  readonly overdue: readonly F[]
  /** When to ask again; undefined when no result is awaited. It may be months away: see `waitStep`. */
  readonly wakeAt: EpochMs | undefined
}

/**
 * Which results are overdue and when to look next: at the next results time, and at least every
 * 5 minutes while one is overdue.
 * @example resultsWatch([{ isSettled: false, resultsDueAt: 500 }], 0).wakeAt //=> 500
 */
export function resultsWatch<F extends Pick<Fixture, 'isSettled' | 'resultsDueAt'>>(
  fixtures: readonly F[],
  now: EpochMs,
): ResultsWatch<F> {
  const overdue: F[] = []
  let wakeAt = Number.POSITIVE_INFINITY
  for (const fixture of fixtures) {
    if (fixture.isSettled || fixture.resultsDueAt === undefined) continue
    if (fixture.resultsDueAt <= now) overdue.push(fixture)
    else wakeAt = Math.min(wakeAt, fixture.resultsDueAt)
  }
  if (overdue.length > 0) wakeAt = Math.min(wakeAt, now + RESULTS_CHECK_MS)
  return { overdue, wakeAt: wakeAt === Number.POSITIVE_INFINITY ? undefined : wakeAt }
}
