import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useGame } from '../../launch/use-game.ts'
import { useIsClosed } from '../../match/use-is-closed.ts'
import { logFailure } from '../../platform/log.ts'
import { keys } from '../../queries/keys.ts'
import type { CrowdLensProps } from './crowd-lens.tsx'

const CrowdLens = lazy(async () => {
  try {
    return { default: (await import('./closed-match-parts.ts')).CrowdLens }
  } catch (error) {
    // The cards are complete without it.
    logFailure('The answers of all fans cannot be shown', error)
    return { default: () => null }
  }
})

/**
 * Renders how all fans answered, once the match has closed; its code and its counts are not loaded before. A match that was
 * called off is never shown: it may open again.
 */
export function LazyCrowdLens(props: CrowdLensProps) {
  const { settings } = useGame()
  const { fixture } = props.asked
  const isClosed = useIsClosed(fixture) && fixture.isVoid !== true
  const client = useQueryClient()
  useEffect(() => {
    // A kick-off that moves opens the match again.
    if (!isClosed) client.removeQueries({ queryKey: keys.crowd(fixture.id) })
  }, [client, fixture.id, isClosed])
  return isClosed && !settings.switchedOff.includes('crowdLens') ? (
    <Suspense>
      <CrowdLens {...props} />
    </Suspense>
  ) : null
}
