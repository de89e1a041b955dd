import type { QueryClient } from '@tanstack/react-query'
import { type Location, matchPath } from 'react-router'
import type { Game } from '../launch/game.ts'
import { ROUTES } from '../launch/routes.ts'
import { selectedRound } from '../launch/selected-round.ts'
import { applicationArrival } from '../queries/application.ts'
import { fixtureQuery, fixturesQuery } from '../queries/fixtures.ts'
import { screens } from './screens.ts'

/** Screens without a list of matches. */
const WITHOUT_LIST: readonly string[] = [ROUTES.welcome, ROUTES.profile, ROUTES.rules]

interface EarlyReads {
  readonly game: Game
  readonly client: QueryClient
  readonly opened: Pick<Location, 'pathname' | 'search'>
  /** Whether the list stands next to a match. */
  readonly isWide: boolean
}

/**
 * Starts what the opened screen reads as soon as the application has arrived, next to the profile. The screen joins
 * these reads. The code of a match's screen is loaded meanwhile, so that it starts its own reads at once.
 */
export async function readEarly({ game, client, opened, isWide }: EarlyReads): Promise<void> {
  const { pathname, search } = opened
  const prediction = matchPath(ROUTES.prediction, pathname)
  const match = prediction ?? matchPath(ROUTES.result, pathname)
  // Code that cannot be loaded now is requested again when the screen is rendered.
  if (match !== null) (prediction ? screens.prediction : screens.result)().catch(() => undefined)
  const now = await applicationArrival(game)
  const fixtureId = match?.params.fixtureId
  const readsMatch = fixtureId && client.prefetchQuery(fixtureQuery(game, client, fixtureId))
  const showsList = match === null ? !WITHOUT_LIST.includes(pathname) : isWide
  const { tournament } = game.entry
  const { selected } = selectedRound(tournament, search, now)
  await Promise.all([
    readsMatch,
    showsList && client.prefetchQuery(fixturesQuery(game, tournament, selected?.id)),
  ])
}
