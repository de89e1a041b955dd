import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listPrograms, type Program, takePages } from '@touchline/engagement-sdk'
import { type Fixture, type FixtureId, isClosed, isOver, type Tournament } from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import { isRetryable } from '../platform/faults.ts'
import type { ListedFixture } from '../platform/fixture-from-program.ts'
import type { FixtureQuestions } from '../platform/fixture-questions.ts'
import { keys } from './keys.ts'
import { fixtureOf, listedFixture } from './one-fixture.ts'
import type { PlatformSession } from './session.ts'

/**
 * Reads the fixtures of a round, by kick-off. The cache holds them in the platform's terms, each program under its own key too: there it
 * is as new as the last read of a list or of the program.
 */
export function fixturesQuery(session: PlatformSession, tournament: Tournament, roundId: string | undefined) {
  const title = titleOf(tournament, roundId)
  return queryOptions({
    queryKey: keys.fixtureList(title),
    queryFn: async ({ client, signal }) => {
      const programs = await readPrograms(session, title, signal)
      for (const program of programs) cacheProgram(client, program)
      return programs
    },
    select: fixturesFromPrograms,
  })
}

/** Puts a program into the cache. If it was moved, called off or reinstated, its questions are read again: they close at other times. */
function cacheProgram(client: QueryClient, program: Program): void {
  const queryKey = keys.program(program.id)
  const before = client.getQueryData<Program>(queryKey)
  client.setQueryData(queryKey, program)
  if (before === undefined) return
  const [earlier, now] = [before, program].map((one) => listedFixture(one)?.fixture)
  const isSame = earlier?.kickOffAt === now?.kickOffAt && earlier?.isVoid === now?.isVoid
  if (!isSame) void client.invalidateQueries({ queryKey: keys.questions(program.id) })
}

/** Returns the platform's name for a round: '{tournament} | {round}', or the tournament alone if there are no rounds. */
function titleOf(tournament: Tournament, roundId: string | undefined): string {
  return tournament.roundBased && roundId !== undefined ? `${tournament.id} | ${roundId}` : tournament.id
}

async function readPrograms(
  { engagement }: PlatformSession,
  title: string,
  signal: AbortSignal,
): Promise<readonly Program[]> {
  try {
    await engagement.getApplication({ signal })
    const { results } = await takePages(listPrograms(engagement, { title, signal }))
    // The platform's filter matches substrings: 'T | 1' also finds 'T | 10'.
    return results.filter((program) => program.title === title)
  } catch (error) {
    if (signal.aborted) throw error
    // The specification's text, section 8.
    throw new PredictorError('Network response was not ok', { cause: error, retryable: isRetryable(error) })
  }
}

/** Returns every program that was read, as it was last read. */
export function cachedPrograms(client: QueryClient): readonly Program[] {
  const read = client.getQueriesData<Program>({ queryKey: keys.programs() })
  return read.flatMap(([, program]) => program ?? [])
}

function fixturesFromPrograms(programs: readonly Program[]): readonly ListedFixture[] {
  return programs
    .flatMap((program) => listedFixture(program) ?? [])
    .sort((a, b) => a.fixture.kickOffAt - b.fixture.kickOffAt)
}

/** Returns the fixture with the closing time of its own questions, if these are in the cache and close earlier. */
export function withEarlierClosing(client: QueryClient, listed: ListedFixture): ListedFixture {
  const { fixture } = listed
  const refined = client.getQueryData<FixtureQuestions>(keys.questions(fixture.id))?.fixture
  // Questions that were read before the fixture was moved belong to another kick-off.
  if (refined?.kickOffAt !== fixture.kickOffAt || refined.closesAt >= fixture.closesAt) return listed
  return { ...listed, fixture: { ...fixture, closesAt: refined.closesAt } }
}

interface NextFixtureFacts {
  readonly tournament: Tournament
  /** The fixture that the player is at. */
  readonly exceptId: FixtureId
  readonly now: number
  isPredicted(id: FixtureId): boolean
}

/** Returns the fixture in the cache that closes next and that the player has not predicted. Nothing is requested. */
export function nextFixture(
  client: QueryClient,
  { tournament, exceptId, now, isPredicted }: NextFixtureFacts,
): Fixture | undefined {
  const listed = cachedPrograms(client)
    .flatMap((program) => fixtureOf(program, tournament) ?? [])
    .map((one) => withEarlierClosing(client, one))
  return openFixtures(listed, now).find(({ id }) => id !== exceptId && !isPredicted(id))
}

/** Returns the fixtures that take predictions, by closing time. */
export function openFixtures(fixtures: readonly ListedFixture[], now: number): readonly Fixture[] {
  return fixtures
    .map(({ fixture }) => fixture)
    .filter((fixture) => !isOver(fixture) && !isClosed(fixture, now))
    .sort((a, b) => a.closesAt - b.closesAt)
}
