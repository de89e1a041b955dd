const logged = new WeakSet<Error>()

/** Writes a failure to the browser's console, without the token. An error that reaches several handlers is written once. */
export function logFailure(what: string, cause: unknown): void {
  if (cause instanceof Error) {
    if (logged.has(cause)) return
    logged.add(cause)
  }
  // biome-ignore lint/suspicious/noConsole: the game has no other log; everything goes through here
  console.error(`[touchline] ${what}`, withoutToken(describe(cause)))
}

/** Returns a text without the values after `accessToken=` and `Bearer `. */
export function withoutToken(text: string): string {
  return text.replaceAll(/(accessToken=|bearer\s+)[^\s&#"']+/gi, '$1…')
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const inner = cause.cause instanceof Error ? ` (${cause.cause.name}: ${cause.cause.message})` : ''
  // The text of a platform error includes its request and the platform's reason.
  return `${cause}${inner}`
}
