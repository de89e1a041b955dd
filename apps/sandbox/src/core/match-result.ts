import { z } from 'zod'

/**
 * What happened on the field, as far as anyone knows: a fact that is absent is a gap and its question
 * waits. Conversions are home plus away.
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
