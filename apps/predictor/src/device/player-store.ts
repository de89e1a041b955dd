import type { DeviceStorage } from './device-storage.ts'
import { type PlayerKey, playerKey } from './storage-keys.ts'

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
