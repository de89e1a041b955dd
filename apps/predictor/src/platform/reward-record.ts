import type { FixtureId } from '@touchline/game-rules'
import type { DeviceStorage } from '../device/device-storage.ts'

/** What became of the reward of each prediction, as far as this device knows. */
export interface RewardRecord {
  /** It was asked for and has never been granted. */
  hasFailed(fixtureId: FixtureId): boolean
  granted(fixtureId: FixtureId): void
  /** Changes nothing where it was granted before: an edited prediction asks again. */
  failed(fixtureId: FixtureId): void
}

const GRANTED = 'granted'
const FAILED = 'failed'

export function rewardRecordOf(playerId: string, storage: DeviceStorage): RewardRecord {
  const keyOf = (fixtureId: FixtureId) => `reward:${playerId}:${fixtureId}`
  return {
    hasFailed: (fixtureId) => storage.read(keyOf(fixtureId)) === FAILED,
    granted: (fixtureId) => storage.write(keyOf(fixtureId), GRANTED),
    failed: (fixtureId) => {
      if (storage.read(keyOf(fixtureId)) !== GRANTED) storage.write(keyOf(fixtureId), FAILED)
    },
  }
}
