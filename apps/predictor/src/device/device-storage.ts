import { changeSignal } from '../config/change-signal.ts'
import { KEY_PREFIX } from './storage-keys.ts'

/** What the game stores on the device. Every read and write survives a browser that refuses. */
export interface DeviceStorage {
  /** False where something is not kept past this page (private mode, sandboxed frame, full disk). */
  readonly isLasting: () => boolean
  read(key: string): string | undefined
  write(key: string, text: string): void
  remove(key: string): void
  keys(): readonly string[]
  /** Calls `onChange` after each write and removal, also those of other tabs, until the returned function is called. */
  subscribe(onChange: () => void): () => void
}

/** The browser's own storage, with memory in its place wherever it throws. */
export function deviceStorage(open: () => Storage): DeviceStorage {
  const memory = new Map<string, string>()
  const { notify, subscribe } = changeSignal()
  const lasting = attempt(open)
  const canWrite = isWritable(lasting)
  return {
    isLasting: () => canWrite && memory.size === 0,
    read: (key) => memory.get(key) ?? attempt(() => lasting?.getItem(KEY_PREFIX + key) ?? undefined),
    write: (key, text) => {
      const isWritten = attempt(() => {
        if (lasting === undefined) return false
        lasting.setItem(KEY_PREFIX + key, text)
        return true
      })
      if (isWritten) memory.delete(key)
      else {
        memory.set(key, text)
        // The stored value is stale: the next start must not read it as the newest.
        attempt(() => lasting?.removeItem(KEY_PREFIX + key))
      }
      notify()
    },
    remove: (key) => {
      memory.delete(key)
      attempt(() => lasting?.removeItem(KEY_PREFIX + key))
      notify()
    },
    keys: () => [...new Set([...memory.keys(), ...lastingKeys(lasting)])],
    subscribe: (onChange) => {
      const stop = subscribe(onChange)
      // Sent by the other tabs of the game.
      window.addEventListener('storage', onChange)
      return () => {
        stop()
        window.removeEventListener('storage', onChange)
      }
    },
  }
}

function isWritable(storage: Storage | undefined): boolean {
  const key = `${KEY_PREFIX}probe`
  const isWritten = attempt(() => {
    storage?.setItem(key, '1')
    storage?.removeItem(key)
    return storage !== undefined
  })
  return isWritten === true
}

function lastingKeys(storage: Storage | undefined): readonly string[] {
  const found = attempt(() => {
    if (storage === undefined) return []
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  })
  return (found ?? []).filter((key) => key.startsWith(KEY_PREFIX)).map((key) => key.slice(KEY_PREFIX.length))
}

/** Storage that throws is storage that is not there (product rule: everything works from memory). */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Returns a storage that ends with the page. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, value),
  }
}
