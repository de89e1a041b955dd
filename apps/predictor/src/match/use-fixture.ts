import type { FixtureId } from '@touchline/game-rules'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePaths } from '../launch/use-paths.ts'
import { useFixtureRead } from './use-fixture-read.ts'

/** What a navigation to the list says on arrival. */
export interface ListNotice {
  readonly notice: 'unknown-fixture'
}

/** Returns the match that a screen is about. A match that does not exist leads back to the list, which says so. */
export function useFixture(fixtureId: FixtureId) {
  const paths = usePaths()
  const navigate = useNavigate()
  const read = useFixtureRead(fixtureId)
  const { isUnknown } = read
  useEffect(() => {
    const state: ListNotice = { notice: 'unknown-fixture' }
    if (isUnknown) void navigate(paths.fixtures, { replace: true, state })
  }, [isUnknown, navigate, paths])
  return read
}
