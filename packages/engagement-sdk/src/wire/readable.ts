import * as z from 'zod/mini'
import type { Flaw, Schema as Reader } from './schema.ts'

/** Any schema of zod's. */
export type Schema = z.core.$ZodType

/** The ways to read a body by a schema that need no further import. */
export interface Reads<Value> {
  /** @throws ZodError naming every field that is wrong */
  parse(body: unknown): Value
  /** The same as data: `{ success: true, data }` or `{ success: false, error }`. */
  safeParse(body: unknown): z.core.util.SafeParseResult<Value>
}

/** A schema of zod's, which takes its place in other schemas too, with methods of its own. */
export type Readable<Value> = z.core.$ZodType<Value> & Reads<Value>

/** The core's own reader as a schema of zod's: what one refuses, the other refuses at the same field. */
/* @__NO_SIDE_EFFECTS__ */
export function readable<Value>(read: Reader<Value>): Readable<Value> {
  const schema = z.transform((body, { issues }): Value => {
    const flaws: Flaw[] = []
    const data = read(body, flaws)
    for (const { path, message } of flaws)
      issues.push({ code: 'custom', path: [...path], message, input: body })
    return data
  })
  return Object.assign(schema, {
    parse: (body: unknown) => z.parse(schema, body),
    safeParse: (body: unknown) => z.safeParse(schema, body),
  })
}
