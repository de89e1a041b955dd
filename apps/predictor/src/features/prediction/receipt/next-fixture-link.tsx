import type { Fixture, FixtureId } from '@touchline/game-rules'
import { buttonAttributes, ForwardIcon, useNow } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { fixtureCopy } from '../../../config/copy.ts'
import { timeLeft } from '../../../config/text-format.ts'
import { useIsFinished } from '../../../fixture/own-prediction.ts'
import { useGame } from '../../../launch/game.ts'
import { usePaths } from '../../../launch/paths.ts'
import { useHasPassed } from '../../../launch/use-platform-time.ts'
import { GameLink } from '../../../navigation/game-link.tsx'
import { nextFixture } from '../../../queries/fixtures.ts'
import { closingNow } from '../../../queries/platform-time.ts'
import { useFromCache } from '../../../queries/use-from-cache.ts'
import styles from '../form/submit-bar.module.css'
import { predictionCopy } from '../prediction-copy.ts'

const MINUTE_MS = 60_000

interface NextFixtureLinkProps {
  /** The fixture that the player is at. */
  readonly exceptId: FixtureId
  /** Rendered before the name of the next fixture, and alone if none is known. @default the link is a button, with the time left */
  readonly children?: ReactNode
}

/** Renders a link to the fixture that the player can predict next. */
export function NextFixtureLink({ exceptId, children = null }: NextFixtureLinkProps) {
  const paths = usePaths()
  const next = useNextFixture(exceptId)
  const now = useNow(MINUTE_MS)
  if (next === undefined) return children
  const { id, home, away, closesAt } = next
  const isButton = children === null
  const look = isButton ? buttonAttributes({ variant: 'primary', size: 'l' }) : { className: styles['count'] }
  return (
    <GameLink to={paths.prediction(id)} {...look}>
      {children}
      <span title={fixtureCopy.teams(home.name, away.name)}>
        {predictionCopy.next(fixtureCopy.teams(home.shortName ?? home.name, away.shortName ?? away.name))}
        <ForwardIcon />
      </span>{' '}
      {isButton ? <small>{predictionCopy.closesIn(timeLeft(closesAt, now))}</small> : null}
    </GameLink>
  )
}

function useNextFixture(exceptId: FixtureId): Fixture | undefined {
  const { entry, engagement } = useGame()
  const isPredicted = useIsFinished()
  const { tournament } = entry
  const next = useFromCache((client) =>
    nextFixture(client, { tournament, exceptId, now: closingNow(engagement), isPredicted }),
  )
  // Renders when it closes: then another fixture is next.
  useHasPassed(next?.closesAt ?? Number.POSITIVE_INFINITY)
  return next
}
