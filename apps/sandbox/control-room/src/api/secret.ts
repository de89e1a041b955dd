const KEY = 'touchline-control-secret'

/** The control secret that the tester typed in, kept for this tab. */
export function readSecret(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined
}

export function keepSecret(secret: string): void {
  sessionStorage.setItem(KEY, secret)
}
