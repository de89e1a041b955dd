import { useQueryClient } from '@tanstack/react-query'
import { type Fixture, schemeFor } from '@touchline/game-rules'
import { Card } from '@touchline/ui-kit'
import { useEffect } from 'react'
import { crowdCopy } from '../../config/copy/crowd-copy.ts'
import { whatIfCopy } from '../../config/copy/what-if-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import { optionalPart } from '../../loading/optional-part.ts'
import { keys } from '../../queries/keys.ts'
import { resultsOf } from '../../queries/results.ts'
import { useIsClosed } from '../use-is-closed.ts'
import styles from './closed-match.module.css'
import type { CrowdLensProps } from './crowd-lens.tsx'
import { Disclosure } from './disclosure.tsx'
import { openPoints } from './open-points.ts'
import type { WhatIfProps } from './what-if.tsx'

const parts = () => import('./closed-match-parts.ts')

const CrowdLens = optionalPart<CrowdLensProps>('crowd lens', async () => (await parts()).CrowdLens)
const WhatIf = optionalPart<WhatIfProps>('list of open points', async () => (await parts()).WhatIf)

/** Returns whether a match has closed. A match that was called off is not: it may be played on another day. */
function useIsOver(fixture: Fixture): boolean {
  return useIsClosed(fixture) && fixture.isVoid !== true
}

/**
 * Renders the way to how all fans answered, once the match has closed. Its code and its counts are loaded when it is opened:
 * the cards need neither, and nothing moves.
 */
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
    <Disclosure className={styles['lens']} summary={crowdCopy.title}>
      <CrowdLens {...props} />
    </Disclosure>
  ) : null
}

/** Renders the points that are still possible, once the match has closed and until every question is decided. */
export function LazyWhatIf({ asked, answers }: Pick<CrowdLensProps, 'asked' | 'answers'>) {
  const { entry, settings } = useGame()
  const isShown = useIsOver(asked.fixture) && !settings.switchedOff.includes('whatIf')
  if (!isShown) return null
  const scheme = schemeFor(entry.tournament)
  const points = openPoints({ asked, answers, results: resultsOf(asked, answers) }, scheme)
  return points === undefined ? null : (
    <Card>
      <Disclosure summary={whatIfCopy.range(points.soFar, points.stillPossible)}>
        <WhatIf asked={asked} points={points} scheme={scheme} />
      </Disclosure>
    </Card>
  )
}
