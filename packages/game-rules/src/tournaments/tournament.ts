import type { Round } from './round.ts'

/** Names one tournament: the `tournamentId` of the page's address. */
export type TournamentId = string

/** Words for the two leaderboards of a tournament. */
export interface LeaderboardOptions {
  /** The word for the whole tournament: 'Season'. */
  readonly tournamentLeaderboardLabel: string
  /** The word for one part of it: 'Round' or 'Match'. */
  readonly nonTournamentLeaderboardLabel: string
  /** The season board, where it is known; it wins over choosing one by name. */
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
  /** The tournament in words, for a page that offers a choice. */
  readonly name?: string | undefined
  /** Address of the logo. */
  readonly tournamentLogo: string
  readonly leaderboardOptions: LeaderboardOptions
  /** Last day of the promotion, `yyyy-mm-dd`, where it is given. */
  readonly tournamentEndDate?: string | undefined
  /** The prizes in order from place 1, where the promoter states them. */
  readonly prizes?: readonly Prize[] | undefined
  /** Chooses the Changed variant of the scoring and of the terms. */
  readonly showChangedTnc: boolean
  readonly showLeaderboardTitleWithDate: boolean
  /** Dates without the year, and so without a comma. */
  readonly showShortDate: boolean
  /** The reward that a saved prediction triggers, where there is one. */
  readonly rewardActionKey?: string | undefined
}

/** A tournament played in rounds. */
export interface RoundBasedTournament extends AnyTournament {
  readonly roundBased: true
  /** Week of the year minus this is the round: see `startingRound`. */
  readonly startWeekGap: number
  /** The rounds in order, from round 1; without round 0. */
  readonly matchWeeks: readonly Round[]
}

/** A tournament that is a list of matches. */
export interface MatchBasedTournament extends AnyTournament {
  readonly roundBased: false
  readonly startWeekGap?: undefined
  readonly matchWeeks: readonly []
}

/** Configuration of one tournament. Check data from outside with `parseTournament`. */
export type Tournament = RoundBasedTournament | MatchBasedTournament
