import type { FixtureId } from '@touchline/game-rules'
import type { PlayerStore } from './player-store.ts'

const KEY = ['pendingProfileUpdates'] as const

/** Matches whose prediction the platform confirmed and that the player's profile has not been seen to list yet. */
export interface PendingProfileUpdates {
  read(): readonly FixtureId[]
  add(fixtureId: FixtureId): void
  /** The profile lists them now. */
  remove(fixtureIds: readonly FixtureId[]): void
}

/** Returns what the player's profile still lacks. It stays on this device until a later start. */
export function pendingProfileUpdatesOf(store: PlayerStore): PendingProfileUpdates {
  const read = () => store.read(KEY)?.split(' ') ?? []
  function write(ids: readonly FixtureId[]): void {
    if (ids.length === 0) store.remove(KEY)
    else store.write(KEY, ids.join(' '))
  }
  return {
    read,
    add: (fixtureId) => write([...new Set([...read(), fixtureId])]),
    remove: (fixtureIds) => write(read().filter((id) => !fixtureIds.includes(id))),
  }
}
