import { join } from 'node:path'
import { z } from 'zod/mini'

/** The result of the last run in which everything passed. The documentation site prints it. */
export const RESULT_FILE = join(import.meta.dirname, '../../../../docs/data/where-it-runs.json')

/** The content of {@link RESULT_FILE}. */
export const matrixResultSchema = z.object({
  date: z.string(),
  rows: z.array(z.object({ name: z.string(), version: z.string(), proof: z.string() })),
  /** Functions of newer engines without which the SDK works. */
  functions: z.array(z.string()),
})
