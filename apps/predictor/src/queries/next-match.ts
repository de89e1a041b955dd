import type { QueryClient } from '@tanstack/react-query'
import type { Fixture, FixtureId, Tournament } from '@touchline/game-rules'
import { openMatches } from '../platform/open-matches.ts'
import { withEarlierClosing } from './earlier-closing.ts'
import { belongsTo, listedFixture } from './fixtures.ts'
import { cachedPrograms } from './programs.ts'

interface NextMatchFacts {
  readonly tournament: Tournament
  /** The match that the player is at. */
  readonly exceptId: FixtureId
  readonly now: number
  isPredicted(id: FixtureId): boolean
}

/** Returns the match in the cache that closes next and that the player has not predicted. Nothing is requested. */
export function nextMatch(
  client: QueryClient,
  { tournament, exceptId, now, isPredicted }: NextMatchFacts,
): Fixture | undefined {
  const listed = cachedPrograms(client)
    .filter((program) => belongsTo(program, tournament))
    .flatMap((program) => listedFixture(program) ?? [])
    .map((one) => withEarlierClosing(client, one))
  return openMatches(listed, now).find(({ id }) => id !== exceptId && !isPredicted(id))
}
