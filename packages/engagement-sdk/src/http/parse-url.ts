/** Returns undefined for text that is not an absolute URL. `URL.parse` is newer than the oldest supported browsers. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
