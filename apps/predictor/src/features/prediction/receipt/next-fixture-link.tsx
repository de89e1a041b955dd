import type { Fixture, FixtureId, Teams } from '@touchline/game-rules'
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

interface NextFixtureLinkProps {
  /** The fixture that the player is at. */
  readonly exceptId: FixtureId
  /** Rendered above the name of the next fixture, and alone if none is known. */
  readonly children?: ReactNode
}

/** Renders a line that links to the fixture that the player can predict next. */
export function NextFixtureLink({ exceptId, children }: NextFixtureLinkProps) {
  const paths = usePaths()
  const next = useNextFixture(exceptId)
  if (next === undefined) return children
  return (
    <GameLink className={styles['count']} to={paths.prediction(next.id)}>
      {children}
      <NextFixtureName {...next} />
    </GameLink>
  )
}

/** Renders the fixture that the player can predict next as a button, with the time that is left for it. */
export function NextFixtureButton({ exceptId }: Pick<NextFixtureLinkProps, 'exceptId'>) {
  const paths = usePaths()
  const next = useNextFixture(exceptId)
  const now = useNow(MINUTE_MS)
  if (next === undefined) return null
  return (
    <GameLink to={paths.prediction(next.id)} {...buttonAttributes({ variant: 'primary', size: 'l' })}>
      <NextFixtureName {...next} /> <small>{predictionCopy.closesIn(timeLeft(next.closesAt, now))}</small>
    </GameLink>
  )
}

const MINUTE_MS = 60_000

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

function NextFixtureName({ home, away }: Teams) {
  return (
    <span title={fixtureCopy.teams(home.name, away.name)}>
      {predictionCopy.next(fixtureCopy.teams(home.shortName ?? home.name, away.shortName ?? away.name))}
      <ForwardIcon />
    </span>
  )
}
