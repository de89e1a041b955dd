import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import { useEffect, useEffectEvent } from 'react'
import { useGame } from '../launch/game.ts'
import { usePaths } from '../launch/paths.ts'
import { useGameNavigation } from '../navigation/game-navigation.ts'
import { isAbsent } from '../platform/faults.ts'
import type { ListedFixture } from '../platform/fixture-from-program.ts'
import { cachedFixture, fixtureQuery } from '../queries/fixtures.ts'
import { useFromCache } from '../queries/use-from-cache.ts'

/** What a navigation to the list says on arrival. */
interface ListNotice {
  readonly notice: 'unknown-fixture'
}

/** Returns the match that a screen is about. A match that does not exist leads back to the list, which says so. */
export function useFixture(fixtureId: FixtureId) {
  const paths = usePaths()
  const { open } = useGameNavigation()
  const read = useFixtureRead(fixtureId)
  const { isUnknown } = read
  const leadToList = useEffectEvent(() => {
    const state: ListNotice = { notice: 'unknown-fixture' }
    open(paths.fixtures, { replace: true, state })
  })
  useEffect(() => {
    if (isUnknown) leadToList()
  }, [isUnknown])
  return read
}

interface FixtureRead {
  readonly data: ListedFixture | undefined
  readonly isError: boolean
  /** The match does not exist, or belongs to another tournament. */
  readonly isUnknown: boolean
  refetch(): Promise<unknown>
}

/** Returns a match as it was last read, in a list or on its own. Reads it if no list has it. */
function useFixtureRead(fixtureId: FixtureId): FixtureRead {
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
