/** An instant as programs and widgets carry it: `2024-04-27T07:05:00Z`. */
export function wireInstant(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z')
}

/** An instant as profiles and interactions carry it: `2024-04-27T07:05:00+0000` (docs/contract/rest.md, 'Formats'). */
export function profileInstant(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, '+0000')
}

/** An instant as profiles inside leaderboard entries carry it: `2024-04-27T07:05:00+00:00`. */
export function entryInstant(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00')
}

/** A fraction as the platform's resources carry it: a text with three decimals. */
export function fractionText(fraction: number): string {
  return fraction.toFixed(3)
}
