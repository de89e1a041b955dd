import type { FixtureId } from '@touchline/game-rules'
import type { PlayerStore } from './player-store.ts'

/** The result of the reward request of each prediction, as far as this device knows. */
export interface RewardRecord {
  /** It was requested and has never been granted. */
  hasFailed(fixtureId: FixtureId): boolean
  granted(fixtureId: FixtureId): void
  /** Changes nothing if it was granted before: an edited prediction requests it again. */
  failed(fixtureId: FixtureId): void
}

const GRANTED = 'granted'
const FAILED = 'failed'

export function rewardRecordOf(store: PlayerStore): RewardRecord {
  return {
    hasFailed: (fixtureId) => store.read(['reward', fixtureId]) === FAILED,
    granted: (fixtureId) => store.write(['reward', fixtureId], GRANTED),
    failed: (fixtureId) => {
      if (store.read(['reward', fixtureId]) !== GRANTED) store.write(['reward', fixtureId], FAILED)
    },
  }
}
