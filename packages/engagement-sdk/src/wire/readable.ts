import * as z from 'zod/mini'
import type { output, Schema } from './schema.ts'

/** The ways to read a body by a schema that need no further import. */
export interface Reads<Value> {
  /** @throws ZodError naming every field that is wrong */
  parse(body: unknown): Value
  /** The same as data: `{ success: true, data }` or `{ success: false, error }`. */
  safeParse(body: unknown): z.core.util.SafeParseResult<Value>
}

/** A schema with methods of its own; the core's schemas have none, because methods weigh. */
export type Readable<S extends Schema> = S & Reads<output<S>>

/* @__NO_SIDE_EFFECTS__ */
export function readable<S extends Schema>(schema: S): Readable<S> {
  const reads: Reads<output<S>> = {
    parse: (body) => z.parse(schema, body),
    safeParse: (body) => z.safeParse(schema, body),
  }
  return Object.assign(Object.create(schema), reads)
}
