import { z } from 'zod'

export const STATE_FORMAT = 'touchline-sandbox-state'

export const stateSchema = z.strictObject({
  format: z.literal(STATE_FORMAT, { error: `Its format is not "${STATE_FORMAT}".` }),
  /** The newest migration of the database that it was exported from. */
  schema: z.string(),
  /** What the platform's clock showed. */
  now: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

/** Everything that a sandbox stores, as JSON: tournaments, widgets, fans with their tokens, answers, boards. */
export type SandboxState = z.output<typeof stateSchema>
