import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useGame } from '../launch/use-game.ts'
import { usePaths } from '../launch/use-paths.ts'
import { isAbsent } from '../platform/read-errors.ts'
import { fixtureQuery, UnknownFixtureError } from '../queries/fixtures.ts'

/** What a navigation to the list says on arrival. */
export interface ListNotice {
  readonly notice: 'unknown-fixture'
}

/** The match that a screen is about; one that is not there leads back to the list, which says so. */
export function useFixture(fixtureId: string) {
  const game = useGame()
  const paths = usePaths()
  const navigate = useNavigate()
  const read = useQuery(fixtureQuery(game, game.entry.tournament, fixtureId))
  const isUnknown = read.error instanceof UnknownFixtureError || isAbsent(read.error)
  useEffect(() => {
    const state: ListNotice = { notice: 'unknown-fixture' }
    if (isUnknown) void navigate(paths.fixtures, { replace: true, state })
  }, [isUnknown, navigate, paths])
  return { ...read, isUnknown }
}
