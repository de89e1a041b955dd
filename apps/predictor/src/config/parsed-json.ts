import * as z from 'zod/mini'

/** An object of any JSON. */
export type JsonObject = Readonly<Record<string, unknown>>

export const jsonObjectSchema = z.record(z.string(), z.unknown())

/** Returns what a JSON text contains; undefined if it cannot be parsed or does not fit the schema. */
export function parsedJson<Value>(text: string | undefined, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    return z.safeParse(schema, JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
