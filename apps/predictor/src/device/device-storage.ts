/** Begins every key of the game in the browser's storage. */
export const KEY_PREFIX = 'touchline:'

/** One choice for the whole device: the tag is loaded before the player is known. */
export const ANALYTICS_CONSENT_KEY = 'analytics-consent'

/** Names a record of a player; with the id of its fixture, round or board if each has one. */
type PlayerKey = readonly [record: string, id?: string]

/** Returns the key of a player's record in the device's storage. */
function playerKey(playerId: string, [record, id]: PlayerKey): string {
  return [record, playerId, ...(id === undefined ? [] : [id])].join(':')
}

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

/** Returns the browser's own storage, with memory in its place wherever it refuses. */
export function deviceStorage(open: () => Storage): DeviceStorage {
  const memory = memoryStorage()
  const lasting = openedStorage(open) ?? memory
  const changes = new EventTarget()
  const notify = () => changes.dispatchEvent(new Event('change'))
  return {
    isLasting: () => lasting !== memory && memory.length === 0,
    read: (key) => memory.getItem(KEY_PREFIX + key) ?? lasting.getItem(KEY_PREFIX + key) ?? undefined,
    write: (key, text) => {
      memory.removeItem(KEY_PREFIX + key)
      if (!isStored(lasting, key, text)) {
        memory.setItem(KEY_PREFIX + key, text)
        // The stored value is stale: the next start must not read it as the newest.
        lasting.removeItem(KEY_PREFIX + key)
      }
      notify()
    },
    remove: (key) => {
      memory.removeItem(KEY_PREFIX + key)
      lasting.removeItem(KEY_PREFIX + key)
      notify()
    },
    keys: () => [...new Set([...keysOf(memory), ...keysOf(lasting)])],
    subscribe: (onChange) => {
      changes.addEventListener('change', onChange)
      // Sent by the other tabs of the game.
      window.addEventListener('storage', onChange)
      return () => {
        changes.removeEventListener('change', onChange)
        window.removeEventListener('storage', onChange)
      }
    },
  }
}

/** Returns undefined if the page has no storage that can be read: private mode, a sandboxed frame, a damaged file. */
function openedStorage(open: () => Storage): Storage | undefined {
  try {
    const storage = open()
    storage.getItem(KEY_PREFIX)
    return storage
  } catch {
    return undefined
  }
}

/** Stores a text. Returns false if the storage is full. */
function isStored(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(KEY_PREFIX + key, text)
    return true
  } catch {
    return false
  }
}

function keysOf(storage: Storage): readonly string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return names.filter((name) => name.startsWith(KEY_PREFIX)).map((name) => name.slice(KEY_PREFIX.length))
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

/** What this device stores for one player. Each record is defined next to what uses it. */
export interface PlayerStore extends Pick<DeviceStorage, 'subscribe'> {
  read(key: PlayerKey): string | undefined
  write(key: PlayerKey, text: string): void
  remove(key: PlayerKey): void
}

/** Returns the player's part of the storage: one player's records are never shown to the next on a shared device. */
export function playerStoreOf(playerId: string, storage: DeviceStorage): PlayerStore {
  return {
    subscribe: storage.subscribe,
    read: (key) => storage.read(playerKey(playerId, key)),
    write: (key, text) => storage.write(playerKey(playerId, key), text),
    remove: (key) => storage.remove(playerKey(playerId, key)),
  }
}

/** Removes what other players left on this device. */
export function forgetOtherRecords(playerId: string, storage: DeviceStorage): void {
  for (const key of storage.keys()) {
    // A key of the whole device names no player.
    const [, owner = playerId] = key.split(':')
    if (owner !== playerId) storage.remove(key)
  }
}
