import { unstorableIn } from '../../core/storable.ts'

/** What a text says in JSON; undefined where it is none, or none that a database keeps. */
export function storableJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return unstorableIn(value) ? undefined : { value }
  } catch {
    return undefined
  }
}
