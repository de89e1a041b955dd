/**
 * Where a profile outlives the page. Both calls may throw and both may be asynchronous-free only:
 * the client guards them, so a store that fails is a store that forgets.
 */
export interface ProfileStore {
  /** The stored text, or undefined when there is none. */
  read(): string | null | undefined
  /** Replaces the stored text. */
  write(text: string): void
}

/** A store that lives as long as the object. */
export function memoryStore(text?: string): ProfileStore {
  let stored = text
  return {
    read: () => stored,
    write: (next) => {
      stored = next
    },
  }
}

/** Name under which the profile of a client id is stored. */
export function storageKey(clientId: string): string {
  return `livelike-user-auth-${clientId}`
}

/**
 * A store in `localStorage`, or in memory where the browser has none or refuses (private mode,
 * sandboxed frame, Node).
 */
export function localStorageStore(key: string): ProfileStore {
  const memory = memoryStore()
  return {
    read() {
      try {
        return globalThis.localStorage.getItem(key)
      } catch {
        return memory.read()
      }
    },
    write(text) {
      memory.write(text)
      try {
        globalThis.localStorage.setItem(key, text)
      } catch {
        // Full, refused or absent: this session goes on from memory.
      }
    },
  }
}
