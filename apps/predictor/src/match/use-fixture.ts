import type { FixtureId } from '@touchline/game-rules'
import { useEffect, useEffectEvent } from 'react'
import { usePaths } from '../launch/use-paths.ts'
import { useGameNavigation } from '../navigation/use-game-navigation.ts'
import { useFixtureRead } from './use-fixture-read.ts'

/** What a navigation to the list says on arrival. */
export interface ListNotice {
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
