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
