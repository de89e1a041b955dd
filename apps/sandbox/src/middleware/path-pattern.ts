/**
 * Returns whether a path matches a pattern, in which `*` matches any text. A slash at the end of the path is optional. Each
 * part is searched once, after the match of the part before it, so the time is bounded by the product of both lengths.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const parts = pattern.split('*')
  return matchesParts(parts, path) || (path.endsWith('/') && matchesParts(parts, path.slice(0, -1)))
}

function matchesParts(parts: readonly string[], path: string): boolean {
  const [first = '', ...rest] = parts
  const last = rest.pop()
  if (last === undefined) return path === first
  if (!path.startsWith(first)) return false
  let from = first.length
  for (const part of rest) {
    const at = path.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return path.length - last.length >= from && path.endsWith(last)
}
