import type { DeviceStorage } from './device-storage.ts'

/** Removes what other players left on this device: every key says whose it is, `thing:player:…`. */
export function forgetOtherPlayers(playerId: string, storage: DeviceStorage): void {
  for (const key of storage.keys()) {
    const [, owner] = key.split(':')
    if (owner !== undefined && owner !== playerId) storage.remove(key)
  }
}
