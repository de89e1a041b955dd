import type { FixtureId } from '@touchline/game-rules'
import { ForwardIcon } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { useHasPassed } from '../../../clock/use-platform-time.ts'
import { fixturesCopy } from '../../../config/copy.ts'
import { useGame } from '../../../launch/game.ts'
import { usePaths } from '../../../launch/paths.ts'
import { useIsPredicted } from '../../../match/own-prediction.ts'
import { GameLink } from '../../../navigation/game-link.tsx'
import { nextMatch } from '../../../queries/fixtures.ts'
import { closingNow } from '../../../queries/platform-time.ts'
import { useFromCache } from '../../../queries/use-from-cache.ts'
import styles from '../form/submit-bar.module.css'
import { predictionCopy } from '../prediction-copy.ts'

interface NextMatchLinkProps {
  /** The match that the player is at. */
  readonly exceptId: FixtureId
  /** Rendered above the name of the next match, and alone if none is known. */
  readonly children?: ReactNode
}

/** Renders a link to the match that the player can predict next. */
export function NextMatchLink({ exceptId, children }: NextMatchLinkProps) {
  const { entry, engagement } = useGame()
  const isPredicted = useIsPredicted()
  const paths = usePaths()
  const { tournament } = entry
  const next = useFromCache((client) =>
    nextMatch(client, { tournament, exceptId, now: closingNow(engagement), isPredicted }),
  )
  // Renders when it closes: then another match is next.
  useHasPassed(next?.closesAt ?? Number.POSITIVE_INFINITY)
  if (next === undefined) return children
  const { home, away } = next
  return (
    <GameLink className={styles['count']} to={paths.prediction(next.id)}>
      {children}
      <span title={fixturesCopy.match(home.name, away.name)}>
        {predictionCopy.next(fixturesCopy.match(home.shortName ?? home.name, away.shortName ?? away.name))}
        <ForwardIcon />
      </span>
    </GameLink>
  )
}
