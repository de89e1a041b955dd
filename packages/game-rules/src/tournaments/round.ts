/** Names one round of a tournament. */
export type RoundId = string

/** One round of a tournament: a weekend of fixtures in a league, or a knock-out stage. */
export interface Round {
  readonly id: RoundId
  /** What players read: 'Round 10', 'Quarter-Finals'. */
  readonly label: string
  /** Its place in the season; 1 is the first, 0 is the pre-season round. */
  readonly round: number
  /** The round's leaderboard, where it is known; it wins over choosing one by name. */
  readonly leaderboardId?: string | undefined
}

/** The round that the pre-season feature puts before the first. */
export const PRE_SEASON_ROUND: Round = { id: '0', label: 'Pre-season', round: 0 }
