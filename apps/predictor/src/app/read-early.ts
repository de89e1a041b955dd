import type { QueryClient } from '@tanstack/react-query'
import type { Location } from 'react-router'
import type { Game } from '../launch/game.ts'
import { openedPage } from '../launch/opened-page.ts'
import { selectedRound } from '../launch/selected-round.ts'
import { applicationArrival } from '../queries/application.ts'
import { fixtureQuery, fixturesQuery } from '../queries/fixtures.ts'
import { screens } from './screens.ts'

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
  const { matchId, showsList } = openedPage(opened.pathname, isWide)
  // One file has the screens of a match. If it cannot be loaded now, it is requested again when the screen is rendered.
  if (matchId !== undefined) screens.prediction().catch(() => undefined)
  const now = await applicationArrival(game)
  const { tournament } = game.entry
  const { selected } = selectedRound(tournament, opened.search, now)
  await Promise.all([
    matchId !== undefined && client.prefetchQuery(fixtureQuery(game, client, matchId)),
    showsList && client.prefetchQuery(fixturesQuery(game, tournament, selected?.id)),
  ])
}
