import type { FixtureId } from '@touchline/game-rules'

/** Returns the storage key of a player's draft for a match. */
export function draftKey(playerId: string, fixtureId: FixtureId): string {
  return `draft:${playerId}:${fixtureId}`
}
