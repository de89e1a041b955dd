import type { QueryClient } from '@tanstack/react-query'
import type { Board } from '@touchline/game-rules'
import { keys } from '../src/queries/keys.ts'
import { aFixtureProgram } from './makers.ts'

/** Puts the match of the other makers into a cache, as if it had been read on its own. */
export function cacheMatch(client: QueryClient): void {
  client.setQueryData(keys.singleFixture('f1'), aFixtureProgram())
}

/** Puts a round with one match into a cache. */
export function cacheRound(client: QueryClient, title: string, boards: readonly Board[]): void {
  client.setQueryData(keys.fixtureList(title), [aFixtureProgram({ title, leaderboards: [...boards] })])
}

/** Puts a round without matches into a cache. */
export function cacheEmptyRound(client: QueryClient, title: string): void {
  client.setQueryData(keys.fixtureList(title), [])
}
