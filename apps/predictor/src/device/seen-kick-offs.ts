import type { FixtureId } from '@touchline/game-rules'
import type { PlayerStore } from './player-store.ts'

/** Where a player sees the kick-off of a match. Each place has its own record: it names a move once. */
export type KickOffPlace = 'kickOffSeenAtMatch' | 'kickOffSeenInList'

/** The kick-offs that a player last saw in one place, as epoch milliseconds. */
export interface SeenKickOffs {
  read(fixtureId: FixtureId): number | undefined
  write(fixtureId: FixtureId, kickOffAt: number): void
}

export function seenKickOffsOf(store: PlayerStore, place: KickOffPlace): SeenKickOffs {
  return {
    read: (fixtureId) => {
      const kickOffAt = Number(store.read([place, fixtureId]) ?? Number.NaN)
      return Number.isFinite(kickOffAt) ? kickOffAt : undefined
    },
    write: (fixtureId, kickOffAt) => store.write([place, fixtureId], String(kickOffAt)),
  }
}
