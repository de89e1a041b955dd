import { z } from 'zod'
import { matchResultSchema } from './match-result.ts'

// Bodies of requests to the controls: the routes validate them, and the client is typed from them.

export const clockChangeSchema = z.object({
  now: z.iso.datetime({ offset: true, error: 'Enter a date and time in ISO 8601 with a zone.' }).optional(),
  advanceMs: z.number('Enter a number of milliseconds.').optional(),
  speed: z
    .number('Enter a number.')
    .min(0, 'Speed is 0 or more.')
    .max(100_000, 'Speed is 100000 at most.')
    .optional(),
})
/** A change of the platform's clock, with at least one field. */
export type ClockChange = z.input<typeof clockChangeSchema>

export const settleSchema = z.object({
  result: matchResultSchema.optional(),
  void: z.boolean().optional(),
  followUps: z.boolean().optional(),
})
export type SettleRequest = z.input<typeof settleSchema>

export const moveSchema = z.object({
  kickOff: z.iso
    .datetime({ offset: true, error: 'Enter a date and time in ISO 8601 with a zone, or null.' })
    .nullable(),
})

// Bodies of the controls' responses: the routes are typed from them, and the client validates with them.

const instant = z.iso.datetime()

export const fanSchema = z.object({ profileId: z.string(), nickname: z.string() })
export type Fan = z.infer<typeof fanSchema>

export const fanTokenSchema = fanSchema.extend({ accessToken: z.string() })
export type FanToken = z.infer<typeof fanTokenSchema>

/** The tournaments of a sandbox, its documented fans and its addresses. */
export const welcomeSchema = z.object({
  now: instant,
  clientId: z.string(),
  apiUrl: z.string(),
  predictorUrl: z.string(),
  tournaments: z.array(z.object({ id: z.string(), label: z.string() })),
  fans: z.array(fanTokenSchema),
  demo: z.object({ tournamentId: z.string(), accessToken: z.string(), profileId: z.string() }),
  showcaseProgramId: z.string(),
})
export type Welcome = z.infer<typeof welcomeSchema>

export const clockSchema = z.object({ now: instant, speed: z.number() })
export type ClockReading = z.infer<typeof clockSchema>

export const fixtureSchema = z.object({
  id: z.string(),
  key: z.string(),
  tournament: z.string(),
  round: z.number().nullable(),
  home: z.string(),
  away: z.string(),
  kickOff: instant.nullable(),
  /** The kick-off that the fixture had before it was moved to no date. */
  movedFrom: instant.nullable(),
  state: z.enum(['unscheduled', 'open', 'playing', 'awaiting', 'partly settled', 'settled', 'void']),
  result: matchResultSchema.nullable(),
  isResultKnown: z.boolean(),
})
export type Fixture = z.infer<typeof fixtureSchema>
export type FixtureState = Fixture['state']

export const predictionSchema = z.object({
  profile_id: z.string(),
  nickname: z.string(),
  points: z.number().nullable(),
  answers: z.record(z.string(), z.string()),
})
export type PredictionLine = z.infer<typeof predictionSchema>

/** Returns the schema of a list inside the sandbox's envelope. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ results: z.array(item) })
}
