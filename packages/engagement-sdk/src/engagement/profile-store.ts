/**
 * Stores the profile between pages. Either method may be asynchronous (AsyncStorage of React Native). If one throws or
 * rejects, a `warning` is emitted and the session continues in memory.
 *
 * @example createEngagement({ clientId, store: { read: () => AsyncStorage.getItem(key), write: (text) => AsyncStorage.setItem(key, text) } })
 */
export interface ProfileStore {
  /** The stored text, or nothing. `init` waits for it if neither a token nor a token provider is given. */
  read(): string | null | undefined | Promise<string | null | undefined>
  /** Replaces the stored text. Its promise is not awaited. */
  write(text: string): void | Promise<void>
}

/** A {@link ProfileStore} whose methods are synchronous. */
export interface SyncProfileStore extends ProfileStore {
  read(): string | null | undefined
  write(text: string): void
}

/**
 * Returns a store in memory.
 *
 * @param text stored at first
 * @example createEngagement({ clientId, store: memoryStore() })
 */
export function memoryStore(text?: string): SyncProfileStore {
  let stored = text
  return {
    read: () => stored,
    write: (next) => {
      stored = next
    },
  }
}

/**
 * Returns a store in `localStorage`, or in memory if the host has none or it refuses (full, private mode, sandboxed frame,
 * Node). A text that it refuses is kept in memory and the stored one is removed; an engagement emits a `warning`.
 *
 * @param key the platform's own clients use `livelike-user-auth-` and the client id
 * @example createEngagement({ clientId, store: localStorageStore('second-player') })
 */
export function localStorageStore(key: string): SyncProfileStore {
  let latest: string | undefined
  let isRefused = false
  return {
    read() {
      if (isRefused) return latest
      try {
        return localStorage.getItem(key)
      } catch {
        return latest
      }
    },
    write(text) {
      latest = text
      isRefused = true
      if (typeof localStorage === 'undefined') return
      try {
        localStorage.setItem(key, text)
        isRefused = false
      } catch (error) {
        // The stored text is out of date, and the next page must not read it.
        localStorage.removeItem(key)
        throw error
      }
    },
  }
}
