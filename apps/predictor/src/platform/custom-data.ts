import { isRecord } from '../config/is-record.ts'

/** The custom data of a match or a profile. The platform stores it as a text and does not read it. */
export type CustomData = Readonly<Record<string, unknown>>

/** Reads the text; undefined if it is not a JSON object. */
export function customDataFrom(text: string): CustomData | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
