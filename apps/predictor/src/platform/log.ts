/** The one door to the browser's console. Facts are names and numbers; the token never passes. */
export function logFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the game has no other log; everything goes through here
  console.error(`[touchline] ${what}`, withoutToken(describe(cause)))
}

/** A text with whatever stands behind `accessToken=` or `Bearer ` taken out. */
export function withoutToken(text: string): string {
  return text.replaceAll(/(accessToken=|bearer\s+)[^\s&#"']+/gi, '$1…')
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const inner = cause.cause instanceof Error ? ` (${cause.cause.name}: ${cause.cause.message})` : ''
  return `${cause.name}: ${cause.message}${inner}`
}
