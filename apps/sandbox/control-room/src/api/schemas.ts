import { z } from 'zod/mini'

const instant = z.iso.datetime()

export const welcomeSchema = z.object({
  clientId: z.string(),
  apiUrl: z.string(),
  predictorUrl: z.string(),
  tournaments: z.array(z.object({ id: z.string(), label: z.string() })),
  fans: z.array(z.object({ nickname: z.string(), accessToken: z.string(), profileId: z.string() })),
  demo: z.object({ tournamentId: z.string() }),
})
export type Welcome = z.infer<typeof welcomeSchema>

export const clockSchema = z.object({ now: instant, speed: z.number() })

export const resultSchema = z.object({
  homeScore: z.optional(z.number()),
  awayScore: z.optional(z.number()),
  firstTry: z.optional(z.enum(['home', 'away', 'none'])),
  firstPointsMinute: z.optional(z.union([z.number(), z.literal('none')])),
  halfTimeLeader: z.optional(z.enum(['home', 'away', 'level'])),
  higherScoringHalf: z.optional(z.enum(['first', 'second', 'equal'])),
  conversions: z.optional(z.number()),
})
export type MatchResult = z.infer<typeof resultSchema>

export const fixtureSchema = z.object({
  id: z.string(),
  round: z.nullable(z.number()),
  home: z.string(),
  away: z.string(),
  kickOff: z.nullable(instant),
  /** The kick-off that was taken from it when it was moved to no date. */
  movedFrom: z.nullable(instant),
  state: z.enum(['unscheduled', 'open', 'playing', 'awaiting', 'partly settled', 'settled', 'void']),
  result: z.nullable(resultSchema),
  isResultKnown: z.boolean(),
})
export type Fixture = z.infer<typeof fixtureSchema>
export type FixtureState = Fixture['state']

export const predictionSchema = z.object({
  profile_id: z.string(),
  nickname: z.string(),
  points: z.nullable(z.number()),
  answers: z.record(z.string(), z.string()),
})
export type PredictionLine = z.infer<typeof predictionSchema>

export const boardSchema = z.object({ id: z.string(), name: z.string(), entryCount: z.number() })
export type Board = z.infer<typeof boardSchema>

export const entrySchema = z.object({
  profileId: z.string(),
  nickname: z.string(),
  rank: z.number(),
  score: z.number(),
})
export type Entry = z.infer<typeof entrySchema>

export const fanSchema = z.object({ profileId: z.string(), nickname: z.string() })

export const faultSchema = z.object({
  path: z.string(),
  method: z.optional(z.string()),
  status: z.optional(z.number()),
  drop: z.optional(z.boolean()),
  hang: z.optional(z.boolean()),
  malformed: z.optional(z.boolean()),
  delayMs: z.optional(z.number()),
  when: z.enum(['before', 'after']),
  times: z.optional(z.number()),
  share: z.number(),
  retryAfter: z.optional(z.number()),
})
export type Fault = z.infer<typeof faultSchema>

export const loggedRequestSchema = z.object({
  at: z.string(),
  method: z.string(),
  path: z.string(),
  query: z.string(),
  body: z.string(),
  status: z.number(),
  durationMs: z.number(),
})
export type LoggedRequest = z.infer<typeof loggedRequestSchema>

/** A list inside the sandbox's envelope. */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ results: z.array(item) })
}

/** The same with how many there are in all. */
export function countedListOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ count: z.number(), results: z.array(item) })
}
