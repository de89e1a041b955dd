import { type DeviceStorage, deviceStorage } from '../src/device/device-storage.ts'

/** Creates the storage of one device: what outlives a reload. */
export function keptStorage(): DeviceStorage {
  const kept = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
  return deviceStorage(() => storage)
}
