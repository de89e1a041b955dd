/** The own attributes, by channel. They are sent with every handshake and heartbeat until the channel is left. */
export interface OwnAttributes {
  readonly current: Map<string, unknown>
  /** Removes all for another player. The map is replaced, so that a late response for the previous player does not change it. */
  reset(): void
  /** Returns the attributes on these channels as JSON text; undefined if there are none. */
  textFor(channels: readonly string[]): string | undefined
}

/** Creates the holder of the own attributes, at first without any. */
export function createOwnAttributes(): OwnAttributes {
  let current = new Map<string, unknown>()
  return {
    get current() {
      return current
    },
    reset() {
      current = new Map()
    },
    textFor(channels) {
      const known = [...current].filter(([channel]) => channels.includes(channel))
      return known.length === 0 ? undefined : JSON.stringify(Object.fromEntries(known))
    },
  }
}
