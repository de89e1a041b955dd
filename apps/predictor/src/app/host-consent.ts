/** The message of a host page on which the player has consented. */
const CONSENT_MESSAGE = 'touchline:consent'

/** Calls once when the page that shows the game in a frame says that the player consents. Returns a function that stops listening. */
export function whenHostConsents(
  frame: Window,
  hostOrigins: readonly string[],
  onConsent: () => void,
): () => void {
  function handleMessage({ origin, source, data }: MessageEvent<unknown>): void {
    if (source !== frame.parent || !hostOrigins.includes(origin) || !isConsent(data)) return
    frame.removeEventListener('message', handleMessage)
    onConsent()
  }
  frame.addEventListener('message', handleMessage)
  return () => frame.removeEventListener('message', handleMessage)
}

function isConsent(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('granted' in data)) return false
  return data.type === CONSENT_MESSAGE && data.granted === true
}
