import { getWeek } from 'date-fns/getWeek'
import type { EpochMs } from '../time/instant.ts'
import { PRE_SEASON_ROUND, type Round, type RoundId, type Tournament } from './tournament.ts'

/** Thrown when the configuration has no round with an id. The message is fixed by the specification. */
export class UnknownRoundError extends Error {
  override name = 'UnknownRoundError' as const
  readonly roundId: RoundId

  constructor(roundId: RoundId) {
    super(`MatchWeek: ${roundId} data not found in config`)
    this.roundId = roundId
  }
}

/** Features that change the list of rounds. */
export interface RoundFeatures {
  /** Adds round 0 before the first. @default false */
  readonly preSeason?: boolean | undefined
}

/**
 * Returns the rounds that a player can select, in order.
 * @example roundsToShow(tournament, { preSeason: true })[0]?.label //=> 'Pre-season'
 */
export function roundsToShow(tournament: Tournament, features: RoundFeatures = {}): readonly Round[] {
  if (!tournament.roundBased || features.preSeason !== true) return tournament.matchWeeks
  return [PRE_SEASON_ROUND, ...tournament.matchWeeks]
}

/**
 * Returns a round by its id.
 * @throws UnknownRoundError when the tournament has no such round
 * @example roundById(tournament, '10').label //=> 'Round 10'
 */
export function roundById(tournament: Tournament, id: RoundId, features: RoundFeatures = {}): Round {
  const round = roundsToShow(tournament, features).find((round) => round.id === id)
  if (round === undefined) throw new UnknownRoundError(id)
  return round
}

/**
 * Returns the round shown first: the week of the year minus the start gap, limited to the first and the last round. It
 * is never round 0. Undefined for a match-based tournament.
 * @default options.timeZone the device time zone
 * @throws RangeError if the engine does not know the time zone
 * @example startingRound(tournament, Date.parse('2024-04-27T05:35:00Z'))?.round //=> 10
 */
export function startingRound(
  tournament: Tournament,
  now: EpochMs,
  options: { readonly timeZone?: string | undefined } = {},
): Round | undefined {
  if (!tournament.roundBased) return undefined
  const roundNumber = weekOfYear(now, options) - tournament.startWeekGap
  const limited = Math.min(Math.max(roundNumber, 1), tournament.matchWeeks.length)
  return tournament.matchWeeks[limited - 1]
}

/**
 * Derives the start gap of a tournament that is configured without one: the week of the first kick-off is round 1.
 * @default options.timeZone the device time zone
 * @throws RangeError if the engine does not know the time zone
 * @example deriveStartWeekGap(Date.parse('2025-02-14T06:05:00Z')) //=> 6
 */
export function deriveStartWeekGap(
  firstKickOffAt: EpochMs,
  options: { readonly timeZone?: string | undefined } = {},
): number {
  return weekOfYear(firstKickOffAt, options) - 1
}

/**
 * Returns the round before the selected one; undefined if the 'previous' arrow is disabled.
 * @example previousRound(tournament.matchWeeks, tournament.matchWeeks[0]) //=> undefined
 */
export function previousRound(rounds: readonly Round[], selected: Round | undefined): Round | undefined {
  return neighbour(rounds, selected, -1)
}

/**
 * Returns the round after the selected one; undefined if the 'next' arrow is disabled.
 * @example nextRound(tournament.matchWeeks, tournament.matchWeeks[0])?.label //=> 'Round 2'
 */
export function nextRound(rounds: readonly Round[], selected: Round | undefined): Round | undefined {
  return neighbour(rounds, selected, 1)
}

// Specification, section 2: the arrows are enabled only if a round is selected and it is not round 0.
function neighbour(rounds: readonly Round[], selected: Round | undefined, step: -1 | 1): Round | undefined {
  if (selected === undefined || selected.round === 0) return undefined
  const index = rounds.findIndex((round) => round.id === selected.id)
  return index === -1 ? undefined : rounds[index + step]
}

/**
 * Returns the week of the year. Weeks begin on Monday; week 1 contains 1 January. The day is the calendar day in
 * `timeZone`.
 */
function weekOfYear(at: EpochMs, options: { readonly timeZone?: string | undefined } = {}): number {
  return getWeek(localDay(at, options.timeZone), { weekStartsOn: 1, firstWeekContainsDate: 1 })
}

/**
 * Returns the calendar day of an instant in `timeZone`, as midnight in the device time zone, because date-fns
 * calculates in the device time zone.
 */
function localDay(at: EpochMs, timeZone?: string | undefined): Date {
  if (timeZone === undefined) return new Date(at)
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return new Date(`${parts['year']}-${parts['month']}-${parts['day']}T00:00`)
}
