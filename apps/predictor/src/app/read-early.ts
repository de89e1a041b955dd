import type { QueryClient } from '@tanstack/react-query'
import { type Location, matchPath } from 'react-router'
import type { Game } from '../launch/game.ts'
import { ROUTES } from '../launch/paths.ts'
import { selectedRound } from '../launch/selected-round.ts'
import { applicationArrival } from '../queries/application.ts'
import { fixturesQuery } from '../queries/fixtures.ts'

/** Screens that show no list of matches, unless they stand next to it. */
const WITHOUT_LIST = [ROUTES.profile, ROUTES.rules]
const BESIDE_LIST = [ROUTES.prediction, ROUTES.result]

interface EarlyReads {
  readonly game: Game
  readonly client: QueryClient
  readonly opened: Pick<Location, 'pathname' | 'search'>
  /** Whether the list stands next to a match. */
  readonly isWide: boolean
}

/** Starts what the opened screen reads as soon as the application has arrived, next to the profile. The screen joins these reads. */
export async function readEarly({ game, client, opened, isWide }: EarlyReads): Promise<void> {
  const now = await applicationArrival(game)
  const hides = isWide ? WITHOUT_LIST : [...WITHOUT_LIST, ...BESIDE_LIST]
  if (hides.some((route) => matchPath(route, opened.pathname) !== null)) return
  const { tournament } = game.entry
  const { selected } = selectedRound(tournament, opened.search, now)
  await client.prefetchQuery(fixturesQuery(game, tournament, selected?.id))
}
