import type { DeviceStorage } from './device-storage.ts'
import { playerIdOfKey } from './storage-keys.ts'

/** Removes what other players left on this device. */
export function forgetOtherPlayers(playerId: string, storage: DeviceStorage): void {
  for (const key of storage.keys()) {
    const owner = playerIdOfKey(key)
    if (owner !== undefined && owner !== playerId) storage.remove(key)
  }
}
