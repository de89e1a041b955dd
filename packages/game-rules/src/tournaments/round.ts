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
