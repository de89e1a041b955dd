import type { FixtureId } from '@touchline/game-rules'
import type { DeviceStorage } from './device-storage.ts'

/** Predictions that the platform confirmed and that the player's profile does not list yet. */
export interface UnnotedPredictions {
  read(): readonly FixtureId[]
  add(fixtureId: FixtureId): void
  /** The profile lists them now. */
  remove(fixtureIds: readonly FixtureId[]): void
}

/** What one player's profile still lacks, kept on this device until a later start. */
export function unnotedPredictionsOf(playerId: string, storage: DeviceStorage): UnnotedPredictions {
  const key = `unnoted:${playerId}`
  const read = () => storage.read(key)?.split(' ') ?? []
  function write(ids: readonly FixtureId[]): void {
    if (ids.length === 0) storage.remove(key)
    else storage.write(key, ids.join(' '))
  }
  return {
    read,
    add: (fixtureId) => write([...new Set([...read(), fixtureId])]),
    remove: (fixtureIds) => write(read().filter((id) => !fixtureIds.includes(id))),
  }
}
