import type { QueryClient } from '@tanstack/react-query'
import { type Fixture, type FixtureId, isClosed, type Tournament } from '@touchline/game-rules'
import type { Player } from '../platform/player-from-profile.ts'
import { belongsTo, listedFixture } from './fixtures.ts'
import { keys } from './keys.ts'
import { cachedPrograms } from './programs.ts'

interface NextMatchFacts {
  readonly tournament: Tournament
  /** The match that the player is at. */
  readonly exceptId: FixtureId
  readonly now: number
}

/** Returns the match in the cache that closes next and that the player has not predicted. Nothing is requested. */
export function nextMatch(
  client: QueryClient,
  { tournament, exceptId, now }: NextMatchFacts,
): Fixture | undefined {
  const predicted = client.getQueryData<Player>(keys.player())?.predictedFixtureIds
  return cachedPrograms(client)
    .filter((program) => belongsTo(program, tournament))
    .flatMap((program) => listedFixture(program)?.fixture ?? [])
    .filter((fixture) => fixture.id !== exceptId && predicted?.has(fixture.id) !== true)
    .filter((fixture) => fixture.isVoid !== true && !isClosed(fixture, now))
    .sort((a, b) => a.closesAt - b.closesAt)[0]
}
