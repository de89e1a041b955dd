import { useQueryClient } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { lazy, Suspense, useEffect } from 'react'
import { useGame } from '../../launch/use-game.ts'
import { useIsClosed } from '../../match/use-is-closed.ts'
import { logFailure } from '../../platform/log.ts'
import { keys } from '../../queries/keys.ts'
import type { CrowdLensProps } from './crowd-lens.tsx'
import type { WhatIfProps } from './what-if.tsx'

async function loadParts() {
  try {
    return await import('./closed-match-parts.ts')
  } catch (error) {
    // The screens of a closed match are complete without them.
    logFailure('The additions to a closed match were not loaded', error)
    return undefined
  }
}

const CrowdLens = lazy(async () => ({ default: (await loadParts())?.CrowdLens ?? Nothing }))
const WhatIf = lazy(async () => ({ default: (await loadParts())?.WhatIf ?? Nothing }))

function Nothing() {
  return null
}

/** Returns whether a match has closed. A match that was called off is not: it may be played on another day. */
function useIsOver(fixture: Fixture): boolean {
  return useIsClosed(fixture) && fixture.isVoid !== true
}

/** Renders how all fans answered, once the match has closed; its code and its counts are not loaded before. */
export function LazyCrowdLens(props: CrowdLensProps) {
  const { settings } = useGame()
  const { fixture } = props.asked
  const isOver = useIsOver(fixture)
  const client = useQueryClient()
  useEffect(() => {
    // A kick-off that moves opens the match again.
    if (!isOver) client.removeQueries({ queryKey: keys.crowd(fixture.id) })
  }, [client, fixture.id, isOver])
  return isOver && !settings.switchedOff.includes('crowdLens') ? (
    <Suspense>
      <CrowdLens {...props} />
    </Suspense>
  ) : null
}

/** Renders the points that are still possible, once the match has closed and until every question is decided. */
export function LazyWhatIf(props: WhatIfProps) {
  const { settings } = useGame()
  return useIsOver(props.asked.fixture) && !settings.switchedOff.includes('whatIf') ? (
    <Suspense>
      <WhatIf {...props} />
    </Suspense>
  ) : null
}
