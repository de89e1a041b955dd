/** A tournament whose predictions are rewarded. */
export const CHAOS_TOURNAMENT = 'championship-2024'

/** What the platform's clock shows when a run starts: the day before the first round. */
export const STARTS_AT = '2024-08-09T12:00:00Z'

/** Rounds with two matches each. */
export const ROUND_TITLES: readonly string[] = [1, 2, 3, 4].map((round) => `${CHAOS_TOURNAMENT} | ${round}`)
