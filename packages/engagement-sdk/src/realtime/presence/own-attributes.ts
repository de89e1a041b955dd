/** What the player says about themselves, by channel. */
export type OwnAttributes = Map<string, unknown>

/** As JSON text for the channels listened to; `undefined` where nothing is said on them. */
export function attributesText(attributes: OwnAttributes, channels: readonly string[]): string | undefined {
  const known = [...attributes].filter(([channel]) => channels.includes(channel))
  return known.length === 0 ? undefined : JSON.stringify(Object.fromEntries(known))
}
