import type { DeviceStorage } from './device-storage.ts'
import { isRecordOf, playerIdOfKey } from './storage-keys.ts'

/** Removes what other players and earlier versions of the game left on this device. */
export function forgetOtherRecords(playerId: string, storage: DeviceStorage): void {
  for (const key of storage.keys()) {
    if (playerIdOfKey(key) !== undefined && !isRecordOf(playerId, key)) storage.remove(key)
  }
}
