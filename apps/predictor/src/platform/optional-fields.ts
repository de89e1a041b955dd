/** Names in everyday use are shorter. */
const LONGEST_SHORT_NAME = 20

/** Fields of a match that the specification does not name: short team names and the final score. */
export interface OptionalFields {
  readonly homeShort?: string | undefined
  readonly awayShort?: string | undefined
  readonly score?: { readonly home: number; readonly away: number } | undefined
  /** Fields with a value that cannot be used. */
  readonly unusable: readonly string[]
}

/** Reads the optional fields of a fixture's custom data. An empty field is absent; a score needs both sides. */
export function optionalFieldsIn(data: Readonly<Record<string, unknown>>): OptionalFields {
  const unusable: string[] = []
  function read<Value>(field: string, parse: (text: string) => Value | undefined): Value | undefined {
    const given = data[field] ?? ''
    const text = String(given).trim()
    if (text === '') return undefined
    const value = typeof given === 'string' || typeof given === 'number' ? parse(text) : undefined
    if (value === undefined) unusable.push(field)
    return value
  }
  const home = read('score_a', scoreFrom)
  const away = read('score_b', scoreFrom)
  return {
    homeShort: read('team_a_short', shortNameFrom),
    awayShort: read('team_b_short', shortNameFrom),
    score: home === undefined || away === undefined ? undefined : { home, away },
    unusable,
  }
}

function shortNameFrom(text: string): string | undefined {
  return /\p{L}/u.test(text) && text.length <= LONGEST_SHORT_NAME ? text : undefined
}

function scoreFrom(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined
}
