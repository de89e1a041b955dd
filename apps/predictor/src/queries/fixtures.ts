import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Program } from '@touchline/engagement-sdk'
import type { FixtureId, Tournament } from '@touchline/game-rules'
import { fixtureFromProgram, type ListedFixture } from '../platform/fixture-from-program.ts'
import type { PlatformSession } from './platform-session.ts'
import { cachedProgram, programQuery, programsQuery } from './programs.ts'

/** The fixtures of a round, by kick-off. */
export function fixturesQuery(session: PlatformSession, tournament: Tournament, roundId: string | undefined) {
  return queryOptions({
    ...programsQuery(session, titleOf(tournament, roundId)),
    select: fixturesFromPrograms,
  })
}

/** One fixture, wherever it was opened from. The cache holds it in the platform's terms; see `cachedFixture`. */
export function fixtureQuery(session: PlatformSession, client: QueryClient, id: FixtureId) {
  return programQuery(session, client, id)
}

function fixturesFromPrograms(programs: readonly Program[]): readonly ListedFixture[] {
  return programs
    .map(listedFixture)
    .filter((listed) => listed !== undefined)
    .sort((a, b) => a.fixture.kickOffAt - b.fixture.kickOffAt)
}

const listedFixtures = new WeakMap<Program, ListedFixture | undefined>()

/**
 * Returns the fixture of a program. Several screens translate the same program; the cache makes them share one fixture,
 * and logs a program that cannot be read once.
 */
export function listedFixture(program: Program): ListedFixture | undefined {
  if (!listedFixtures.has(program)) listedFixtures.set(program, fixtureFromProgram(program))
  return listedFixtures.get(program)
}

/** One match, and the time of its last read by the device's clock. */
interface CachedFixture {
  /** Undefined if the match belongs to another tournament or cannot be read. */
  readonly listed: ListedFixture | undefined
  readonly readAt: number
}

/** Returns the match as it was last read, in a list or on its own. */
export function cachedFixture(
  client: QueryClient,
  tournament: Tournament,
  id: FixtureId,
): CachedFixture | undefined {
  const cached = cachedProgram(client, id)
  if (cached === undefined) return undefined
  const { program, readAt } = cached
  return { listed: belongsTo(program, tournament) ? listedFixture(program) : undefined, readAt }
}

export function belongsTo(program: Program, tournament: Tournament): boolean {
  return program.title === tournament.id || program.title.startsWith(`${tournament.id} | `)
}

/** The platform's name for a round: '{tournament} | {round}', or the tournament alone where there are no rounds. */
export function titleOf(tournament: Tournament, roundId: string | undefined): string {
  return tournament.roundBased && roundId !== undefined ? `${tournament.id} | ${roundId}` : tournament.id
}
