/** The id of one round of a tournament. */
export type RoundId = string

/** One round of a tournament: one weekend of a league, or a knock-out stage. */
export interface Round {
  readonly id: RoundId
  /** The name shown to players: 'Round 10', 'Quarter-Finals'. */
  readonly label: string
  /** The number of the round: 1 is the first, 0 is the pre-season round. */
  readonly round: number
  /** The id of the round's leaderboard. If it is missing, the board is chosen by name. */
  readonly leaderboardId?: string | undefined
}

/** The round that the pre-season feature adds before the first. */
export const PRE_SEASON_ROUND: Round = { id: '0', label: 'Pre-season', round: 0 }

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

const NORMAL_TERMS = ['NZ', 'AU', 'FJ', 'GB'] as const
const ADDED_BY_CHANGED_TERMS = ['AR', 'JP', 'US', 'FR', 'DE'] as const

/** A country whose residents can win a prize, as an ISO 3166 code. */
export type CountryCode = (typeof NORMAL_TERMS)[number] | (typeof ADDED_BY_CHANGED_TERMS)[number]

/**
 * Returns the countries whose residents can win a prize. Residents of other countries may play.
 * @example eligibleCountries({ showChangedTnc: false }) //=> [ 'NZ', 'AU', 'FJ', 'GB' ]
 */
export function eligibleCountries(tournament: Pick<Tournament, 'showChangedTnc'>): readonly CountryCode[] {
  return tournament.showChangedTnc ? [...NORMAL_TERMS, ...ADDED_BY_CHANGED_TERMS] : NORMAL_TERMS
}
