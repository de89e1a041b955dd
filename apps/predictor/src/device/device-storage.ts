/** Begins every key of the game in the browser's storage. */
export const KEY_PREFIX = 'touchline:'

/** One choice for the whole device: the tag is loaded before the player is known. */
export const ANALYTICS_CONSENT_KEY = 'analytics-consent'

/** The version of the game that was last reloaded for a missing chunk; until the tab is closed. */
export const RELOADED_KEY = `${KEY_PREFIX}reloaded`

/** The records of a player with the first part of their keys. Devices have these texts: a changed text loses its records. */
const RECORDS = {
  draft: 'draft',
  pendingProfileUpdates: 'unnoted',
  seenPoints: 'seen',
  seenRanks: 'ranks',
  savedCalendar: 'calendar',
  kickOffSeenAtFixture: 'kick-off',
  kickOffSeenInList: 'listed',
  reward: 'reward',
  unfinished: 'unfinished',
  matesBoards: 'mates',
  nickname: 'nickname',
} as const

/** Names a record of a player; with the id of its match, round or board if each has one. */
type PlayerKey = readonly [record: keyof typeof RECORDS, id?: string]

/** Returns the key of a player's record in the device's storage. */
function playerKey(playerId: string, [record, id]: PlayerKey): string {
  const key = `${RECORDS[record]}:${playerId}`
  return id === undefined ? key : `${key}:${id}`
}

/** Returns the id of the player whose record has this key; undefined for a key of the whole device. */
function playerIdOfKey(key: string): string | undefined {
  return key.split(':')[1]
}

/** Returns whether a key is that of a record that the game stores for this player. */
function isRecordOf(playerId: string, key: string): boolean {
  const [name, owner] = key.split(':')
  return owner === playerId && Object.values<string | undefined>(RECORDS).includes(name)
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

/** The browser's own storage, with memory in its place wherever it throws. */
export function deviceStorage(open: () => Storage): DeviceStorage {
  const memory = new Map<string, string>()
  const changes = new EventTarget()
  const notify = () => changes.dispatchEvent(new Event('change'))
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

/** What this device stores for one player. The other files of this folder define the records. */
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

/** Removes what other players and earlier versions of the game left on this device. */
export function forgetOtherRecords(playerId: string, storage: DeviceStorage): void {
  for (const key of storage.keys()) {
    if (playerIdOfKey(key) !== undefined && !isRecordOf(playerId, key)) storage.remove(key)
  }
}
