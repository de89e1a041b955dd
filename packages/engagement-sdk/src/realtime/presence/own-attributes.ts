/** The own attributes, by channel. */
export type OwnAttributes = Map<string, unknown>

/** Returns the own attributes on these channels as JSON text; undefined if there are none. */
export function attributesText(attributes: OwnAttributes, channels: readonly string[]): string | undefined {
  const known = [...attributes].filter(([channel]) => channels.includes(channel))
  return known.length === 0 ? undefined : JSON.stringify(Object.fromEntries(known))
}
