/** The final of Super Rugby Pacific 2024. */
export const PRACTICE_TEAMS = { home: 'Blues', away: 'Chiefs' } as const

/** Its first question. */
export const PRACTICE_SCORE_QUESTION = 'What will the final score be?'
