import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import { useGame } from '../launch/use-game.ts'
import { isAbsent } from '../platform/faults.ts'
import type { ListedFixture } from '../platform/fixture-from-program.ts'
import { cachedFixture, fixtureQuery } from '../queries/fixtures.ts'
import { useFromCache } from '../queries/use-from-cache.ts'

interface FixtureRead {
  readonly data: ListedFixture | undefined
  readonly isError: boolean
  /** The match does not exist, or belongs to another tournament. */
  readonly isUnknown: boolean
  refetch(): Promise<unknown>
}

/** Returns a match as it was last read, in a list or on its own. Reads it if no list has it. */
export function useFixtureRead(fixtureId: FixtureId): FixtureRead {
  const game = useGame()
  const { isError, error, refetch } = useQuery(fixtureQuery(game, useQueryClient(), fixtureId))
  const cached = useFromCache((client) => cachedFixture(client, game.entry.tournament, fixtureId))
  return {
    data: cached?.listed,
    isError,
    isUnknown: cached === undefined ? isAbsent(error) : cached.listed === undefined,
    refetch,
  }
}
