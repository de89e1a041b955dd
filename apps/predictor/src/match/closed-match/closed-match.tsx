import { type Fixture, schemeFor } from '@touchline/game-rules'
import { Card } from '@touchline/ui-kit'
import { crowdCopy } from '../../config/copy/crowd-copy.ts'
import { whatIfCopy } from '../../config/copy/what-if-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import { questionResults } from '../../platform/question-results.ts'
import { useIsClosed } from '../use-is-closed.ts'
import styles from './closed-match.module.css'
import { CrowdLens, type CrowdLensProps } from './crowd-lens.tsx'
import { Disclosure } from './disclosure.tsx'
import { openPoints } from './open-points.ts'
import { WhatIf } from './what-if.tsx'

/** Returns whether a match has closed. A match that was called off is not: it may be played on another day. */
function useIsOver(fixture: Fixture): boolean {
  return useIsClosed(fixture) && fixture.isVoid !== true
}

/** Renders the way to how all fans answered, once the match has closed. The counts are read when it is opened. */
export function CrowdDisclosure(props: CrowdLensProps) {
  return useIsOver(props.asked.fixture) ? (
    <Disclosure className={styles['lens']} summary={crowdCopy.title}>
      <CrowdLens {...props} />
    </Disclosure>
  ) : null
}

/** Renders the points so far and those that are still possible, once the match has closed and until every question is decided. */
export function OpenPointsDisclosure({ asked, answers }: Pick<CrowdLensProps, 'asked' | 'answers'>) {
  const { entry } = useGame()
  if (!useIsOver(asked.fixture)) return null
  const scheme = schemeFor(entry.tournament)
  const points = openPoints({ asked, answers, results: questionResults(asked, answers) }, scheme)
  if (points === undefined) return null
  const range = whatIfCopy.range(points.soFar, points.stillPossible)
  return (
    <Card>
      {points.scorePicks === undefined ? (
        <p className={styles['team']}>{range}</p>
      ) : (
        <Disclosure summary={range}>
          <WhatIf asked={asked} points={{ ...points, scorePicks: points.scorePicks }} scheme={scheme} />
        </Disclosure>
      )}
    </Card>
  )
}
