/** Encodes a name as a path segment or a query value: stricter than `encodeURIComponent`, as the service requires. */
export function encodeName(name: string): string {
  // Most names and all times are already encoded.
  if (/^[\w.-]*$/.test(name)) return name
  return encodeURIComponent(name).replace(
    /[!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Encodes a list of names as a path segment: raw commas between encoded names, a single comma for none. */
export function encodeNames(names: readonly string[]): string {
  return names.length === 0 ? ',' : names.map(encodeName).join(',')
}
