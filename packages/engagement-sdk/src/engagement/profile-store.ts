/** Stores the profile between pages. What it throws is caught. */
export interface ProfileStore {
  /** The stored text, or nothing. */
  read(): string | null | undefined
  /** Replaces the stored text. */
  write(text: string): void
}

/**
 * Returns a store in memory.
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
 * A store in `localStorage`, or in memory where there is none or it refuses (full, private mode,
 * sandboxed frame, Node). What was refused is kept in memory, and what it replaces is removed.
 *
 * @param key `livelike-user-auth-` and the client id is what the platform's own clients use
 * @example createEngagement({ clientId, store: localStorageStore('second-player') })
 */
export function localStorageStore(key: string): ProfileStore {
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
      try {
        localStorage.setItem(key, text)
        isRefused = false
      } catch {
        // What was stored before is out of date, and must not come back with the next page.
        localStorage.removeItem(key)
      }
    },
  }
}
