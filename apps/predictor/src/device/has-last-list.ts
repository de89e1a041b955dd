import type { Settings } from '../config/settings.ts'
import type { DeviceStorage } from './device-storage.ts'
import { isLastListKey } from './storage-keys.ts'

interface LastListSession {
  readonly settings: Pick<Settings, 'switchedOff'>
  readonly storage: DeviceStorage
}

/** Returns whether the device has the list of a player, which may be another one. */
export function hasLastList({ settings, storage }: LastListSession): boolean {
  return !settings.switchedOff.includes('lastList') && storage.keys().some(isLastListKey)
}
