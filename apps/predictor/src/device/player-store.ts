import type { DeviceStorage } from './device-storage.ts'
import { isRecordOf, type PlayerKey, playerIdOfKey, playerKey } from './storage-keys.ts'

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
