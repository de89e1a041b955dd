import { z } from 'zod'

/**
 * The known facts of a match. The question of an absent fact stays pending. Conversions are those of both teams.
 */
export const matchResultSchema = z.strictObject({
  homeScore: z.int().min(0).max(999).optional(),
  awayScore: z.int().min(0).max(999).optional(),
  firstTry: z.enum(['home', 'away', 'none']).optional(),
  firstPointsMinute: z.union([z.int().min(0).max(200), z.literal('none')]).optional(),
  halfTimeLeader: z.enum(['home', 'away', 'level']).optional(),
  higherScoringHalf: z.enum(['first', 'second', 'equal']).optional(),
  conversions: z.int().min(0).max(200).optional(),
})
export type MatchResult = z.infer<typeof matchResultSchema>
