/** Where the profile outlives the page. A store that throws is a store that forgets: calls are guarded. */
export interface ProfileStore {
  /** The stored text, or nothing. */
  read(): string | null | undefined
  /** Replaces the stored text. */
  write(text: string): void
}

/**
 * A store that lives as long as the object.
 *
 * @param text what is stored at first
 * @example createEngagement({ clientId, store: memoryStore() })
 */
export function memoryStore(text?: string): ProfileStore {
  let stored = text
  return {
    read: () => stored,
    write: (next) => {
      stored = next
    },
  }
}

/**
 * A store in `localStorage`, or in memory where there is none or it refuses (private mode,
 * sandboxed frame, Node).
 *
 * @param key `livelike-user-auth-` and the client id is what the platform's own clients use
 * @example createEngagement({ clientId, store: localStorageStore('second-player') })
 */
export function localStorageStore(key: string): ProfileStore {
  let latest: string | undefined
  return {
    read() {
      try {
        return localStorage.getItem(key)
      } catch {
        return latest
      }
    },
    write(text) {
      latest = text
      localStorage.setItem(key, text)
    },
  }
}
