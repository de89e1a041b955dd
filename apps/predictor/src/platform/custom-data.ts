import * as z from 'zod/mini'

/** The custom data of a match or a profile. The platform stores it as a text and does not read it. */
export type CustomData = Readonly<Record<string, unknown>>

const objectSchema = z.record(z.string(), z.unknown())

/** Reads the text; undefined if it is not a JSON object. */
export function customDataFrom(text: string): CustomData | undefined {
  try {
    return z.safeParse(objectSchema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
