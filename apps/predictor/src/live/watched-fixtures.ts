import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { useEffectEvent, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useGame } from '../launch/game.ts'
import { fixtureScreenAt } from '../launch/paths.ts'
import { useSelectedRound } from '../launch/selected-round.ts'
import { cachedFixture, fixturesQuery } from '../queries/fixtures.ts'
import { keys } from '../queries/keys.ts'
import { useFromCache } from '../queries/use-from-cache.ts'

interface WatchedFixtures {
  /** The matches of the selected round, and the open one of any round. */
  readonly fixtures: readonly Fixture[]
  /** When the newest of them was read, by the device's clock. */
  readonly readAt: number
  /** When the oldest of them was; 0 while there are none. */
  readonly oldestReadAt: number
  /** Refetches what was read before, without any cache. */
  readonly readAgain: () => Promise<unknown>
}

/** Returns the matches on the screen. It starts no reads of its own. */
export function useWatchedFixtures(): WatchedFixtures {
  const game = useGame()
  const client = useQueryClient()
  const { tournament } = game.entry
  const { selected } = useSelectedRound()
  const openId = fixtureScreenAt(useLocation().pathname)?.fixtureId
  const round = useQuery({ ...fixturesQuery(game, tournament, selected?.id), enabled: false })
  const open = useFromCache((cache) => cachedFixture(cache, tournament, openId ?? ''))
  const opened = open?.listed
  const fixtures = useMemo(() => {
    const listed = (round.data ?? []).map(({ fixture }) => fixture)
    const isListed = opened === undefined || listed.some(({ id }) => id === opened.fixture.id)
    return isListed ? listed : [...listed, opened.fixture]
  }, [round.data, opened])

  const readAgain = useEffectEvent(async () => {
    if (round.data !== undefined) await round.refetch()
    const isListed = round.data?.some(({ fixture }) => fixture.id === openId) ?? false
    if (openId === undefined || opened === undefined || isListed) return
    await client.refetchQueries({ queryKey: keys.singleFixture(openId) })
  })
  const openReadAt = opened === undefined ? 0 : (open?.readAt ?? 0)
  const reads = [round.dataUpdatedAt, openReadAt].filter((at) => at > 0)
  return {
    fixtures,
    readAt: Math.max(round.dataUpdatedAt, openReadAt),
    oldestReadAt: reads.length === 0 ? 0 : Math.min(...reads),
    readAgain,
  }
}

/** Returns whether a match has no result yet and can still get one. */
export function awaitsUpdates({ isSettled, isVoid }: Pick<Fixture, 'isSettled' | 'isVoid'>): boolean {
  return !isSettled && isVoid !== true
}
