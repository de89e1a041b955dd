import type { QueryClient } from '@tanstack/react-query'
import type { Board } from '@touchline/game-rules'
import { keys } from '../src/queries/keys.ts'
import { aFixtureProgram } from './makers.ts'

/** Puts a round with one match into a cache. */
export function cacheRound(client: QueryClient, title: string, boards: readonly Board[]): void {
  client.setQueryData(keys.fixtureList(title), [aFixtureProgram({ title, leaderboards: [...boards] })])
}

/** Puts a round without matches into a cache. */
export function cacheEmptyRound(client: QueryClient, title: string): void {
  client.setQueryData(keys.fixtureList(title), [])
}
