/** Returns an instant as programs and widgets have it: `2024-04-27T07:05:00Z`. */
export function wireInstant(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z')
}

/** Returns an instant as profiles and interactions have it: `2024-04-27T07:05:00+0000` (docs/contract/rest.md, 'Formats'). */
export function profileInstant(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, '+0000')
}

/** Returns an instant as profiles inside leaderboard entries have it: `2024-04-27T07:05:00+00:00`. */
export function entryInstant(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00')
}

/** Returns a fraction as the platform's resources have it: a text with three decimals. */
export function fractionText(fraction: number): string {
  return fraction.toFixed(3)
}
