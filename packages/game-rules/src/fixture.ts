import type { RoundId } from './round.ts'
import type { EpochMs } from './time.ts'

/** Names one fixture. */
export type FixtureId = string

/** A side of a fixture. */
export interface Team {
  readonly name: string
  readonly logoUrl?: string | undefined
}

/** The two sides of a fixture. */
export interface Teams {
  readonly home: Team
  readonly away: Team
}

/** One scheduled match between two teams. */
export interface Fixture extends Teams {
  readonly id: FixtureId
  readonly roundId?: RoundId | undefined
  readonly venue?: string | undefined
  readonly kickOffAt: EpochMs
  /** From this instant on no answer is taken. Equals kick-off today; it keeps its own field because it may move. */
  readonly closesAt: EpochMs
  /** From this instant on the result is expected; undefined where no result will come. */
  readonly resultsDueAt?: EpochMs | undefined
  /** Whether results are in and points are set. */
  readonly isSettled: boolean
  /** Whether it was called off: no answer is taken, and nobody earns points. */
  readonly isVoid?: boolean | undefined
}

/** From kick-off to the result: 2.1 hours. */
export const RESULTS_DELAY_MS = 7_560_000

/** When the result of a match is expected. @example resultsDueAt(0) //=> 7560000 */
export function resultsDueAt(kickOffAt: EpochMs): EpochMs {
  return kickOffAt + RESULTS_DELAY_MS
}

/**
 * When answers stop being taken: at kick-off, or at the limit of the match-result question where
 * that is known and earlier.
 * @example closesAt({ kickOffAt: 2000, interactiveUntil: 1000 }) //=> 1000
 */
export function closesAt(times: {
  readonly kickOffAt: EpochMs
  readonly interactiveUntil?: EpochMs | undefined
}): EpochMs {
  return Math.min(times.kickOffAt, times.interactiveUntil ?? times.kickOffAt)
}

/**
 * Whether predictions are closed: from the closing instant itself on, and always once the match is called off.
 * @example isClosed({ closesAt: 500 }, 500) //=> true
 */
export function isClosed(fixture: Pick<Fixture, 'closesAt' | 'isVoid'>, now: EpochMs): boolean {
  return fixture.isVoid === true || now >= fixture.closesAt
}
