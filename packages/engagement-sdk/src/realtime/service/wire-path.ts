/** One name as a path segment or a query value: stricter than `encodeURIComponent`, as the service asks. */
export function encodeName(name: string): string {
  // Most names and all times need nothing.
  if (/^[\w.-]*$/.test(name)) return name
  return encodeURIComponent(name).replace(
    /[!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** A list of names as a path segment: raw commas between encoded names, a lone comma for none. */
export function encodeNames(names: readonly string[]): string {
  return names.length === 0 ? ',' : names.map(encodeName).join(',')
}

/** A query in the service's encoding; absent values are left out, empty ones stay. */
export function encodeQuery(query: Readonly<Record<string, string | number | undefined>>): string {
  let text = ''
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) text += `${text && '&'}${name}=${encodeName(String(value))}`
  }
  return text
}
