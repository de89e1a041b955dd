import type { QueryClient } from '@tanstack/react-query'
import type { Game } from '../launch/game.ts'
import { selectedRound } from '../launch/selected-round.ts'
import { applicationArrival } from '../queries/application.ts'
import { fixtureQuery, fixturesQuery } from '../queries/fixtures.ts'

/** What a read of an opened screen needs. */
export interface EarlyReadContext {
  readonly game: Game
  readonly client: QueryClient
  /** The query of the address. */
  readonly search: string
  /** The match of the address; '' on screens without one. */
  readonly fixtureId: string
  /** Whether the list stands next to a match. */
  readonly isWide: boolean
}

/** Starts a read of an opened screen as soon as the application has arrived, next to the profile. The screen joins it. */
export type EarlyRead = (context: EarlyReadContext) => Promise<void>

/** Reads the matches of the selected round. */
export async function readRound({ game, client, search }: EarlyReadContext): Promise<void> {
  const now = await applicationArrival(game)
  const { tournament } = game.entry
  const { selected } = selectedRound(tournament, search, now)
  await client.prefetchQuery(fixturesQuery(game, tournament, selected?.id))
}

/** Reads the match of the address, and the matches next to it on a wide screen. */
export async function readMatch(context: EarlyReadContext): Promise<void> {
  const { game, client, fixtureId, isWide } = context
  await applicationArrival(game)
  await Promise.all([
    client.prefetchQuery(fixtureQuery(game, client, fixtureId)),
    isWide && readRound(context),
  ])
}

export async function readNothing(): Promise<void> {}
