/** Deeper than any valid body. */
const DEEPEST = 32

/** Returns whether the database can store a text: PostgreSQL accepts no NUL, and UTF-8 no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** A value in a parsed body that cannot be stored. */
export interface Unstorable {
  /** The top-level field that contains it, or 'non_field_errors' if it is in none. */
  readonly field: string
  readonly message: string
}

const NO_FIELD = 'non_field_errors'

/** Returns a name or value in a parsed body that cannot be stored; undefined if all can. */
export function unstorableIn(body: unknown): Unstorable | undefined {
  const left = [{ field: NO_FIELD, value: body, depth: 0 }]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { field, value, depth } = next
    if (typeof value === 'string' && !isStorableText(value)) return { field, message: NOT_TEXT }
    if (typeof value !== 'object' || value === null) continue
    if (depth === DEEPEST) return { field, message: `Nest at most ${DEEPEST} levels deep.` }
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorableText(name)) return { field, message: NOT_TEXT }
      const isTopField = depth === 0 && !Array.isArray(value)
      left.push({ field: isTopField ? name : field, value: inner, depth: depth + 1 })
    }
  }
  return undefined
}

const NOT_TEXT = 'Null characters and halves of surrogate pairs are not allowed.'

/** Parses a JSON text; undefined if it is invalid or cannot be stored. */
export function storableJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return unstorableIn(value) ? undefined : { value }
  } catch {
    return undefined
  }
}
