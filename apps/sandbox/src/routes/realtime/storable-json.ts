import { unstorableIn } from '../../core/storable.ts'

/** Parses a JSON text; undefined if it is invalid or cannot be stored. */
export function storableJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return unstorableIn(value) ? undefined : { value }
  } catch {
    return undefined
  }
}
