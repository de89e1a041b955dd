import type { Round } from './round.ts'

/** The id of one tournament: `tournamentId` in the page URL. */
export type TournamentId = string

/** The names of the two leaderboards of a tournament. */
export interface LeaderboardOptions {
  /** The name for the whole tournament: 'Season'. */
  readonly tournamentLeaderboardLabel: string
  /** The name for one part of it: 'Round' or 'Match'. */
  readonly nonTournamentLeaderboardLabel: string
  /** The id of the season board. If it is missing, the board is chosen by name. */
  readonly tournamentLeaderboardId?: string | undefined
}

/** One prize of a tournament. */
export interface Prize {
  /** Place on the tournament's leaderboard, counted from 1. */
  readonly place: number
  /** Value in New Zealand dollars. */
  readonly amountNzd: number
}

interface AnyTournament {
  readonly id: TournamentId
  /** The name of the tournament, for a page that lists several. */
  readonly name?: string | undefined
  /** URL of the logo. */
  readonly tournamentLogo: string
  readonly leaderboardOptions: LeaderboardOptions
  /** Last day of the promotion, `yyyy-mm-dd`. */
  readonly tournamentEndDate?: string | undefined
  /** The prizes in order from place 1, if the promoter announces them. */
  readonly prizes?: readonly Prize[] | undefined
  /** Whether the Changed variant of the scoring and of the terms applies. */
  readonly showChangedTnc: boolean
  readonly showLeaderboardTitleWithDate: boolean
  /** Whether dates are shown without the year. */
  readonly showShortDate: boolean
  /** The reward action that a saved prediction triggers, if any. */
  readonly rewardActionKey?: string | undefined
}

/** A tournament played in rounds. */
export interface RoundBasedTournament extends AnyTournament {
  readonly roundBased: true
  /** Subtracted from the week of the year to get the round number: see `startingRound`. */
  readonly startWeekGap: number
  /** The rounds in order from round 1, without round 0. */
  readonly matchWeeks: readonly Round[]
}

/** A tournament that consists of single matches. */
export interface MatchBasedTournament extends AnyTournament {
  readonly roundBased: false
  readonly startWeekGap?: undefined
  readonly matchWeeks: readonly []
}

/** Configuration of one tournament. Validate external data with `parseTournament`. */
export type Tournament = RoundBasedTournament | MatchBasedTournament
