/** Returns undefined for what is no absolute URL. `URL.parse` is newer than the oldest supported browsers. */
export function parseUrl(text: string | undefined): URL | undefined {
  try {
    return text === undefined ? undefined : new URL(text)
  } catch {
    return undefined
  }
}
