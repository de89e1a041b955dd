import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getPostedWidgets,
  getProgram,
  getWidgets,
  listPrograms,
  type Program,
  takePages,
} from '@touchline/engagement-sdk'
import { type Fixture, type FixtureId, isClosed, isOver, type Tournament } from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import { withoutCrowd } from '../platform/crowd.ts'
import { isRetryable } from '../platform/faults.ts'
import { fixtureFromProgram, type ListedFixture } from '../platform/fixture-from-program.ts'
import type { FixtureQuestions } from '../platform/fixture-questions.ts'
import { logFailure } from '../platform/log.ts'
import { questionsFromWidgets } from '../platform/questions-from-widgets.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './session.ts'

/** The most pages of widgets that are read (specification, section 9). */
export const MAX_PAGES = 3

/**
 * The fixtures of a round, by kick-off. The cache holds them in the platform's terms, each program under its own key too: there it
 * is as new as the last read of a list or of the program.
 */
export function fixturesQuery(session: PlatformSession, tournament: Tournament, roundId: string | undefined) {
  const title = titleOf(tournament, roundId)
  return queryOptions({
    queryKey: keys.fixtureList(title),
    queryFn: async ({ client, signal }) => {
      const programs = await readPrograms(session, title, signal)
      for (const program of programs) client.setQueryData(keys.program(program.id), program)
      return programs
    },
    select: fixturesFromPrograms,
  })
}

/** The platform's name for a round: '{tournament} | {round}', or the tournament alone where there are no rounds. */
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

/** One fixture; null if it belongs to another tournament or cannot be read. */
export function fixtureQuery(session: PlatformSession, tournament: Tournament, id: FixtureId) {
  return queryOptions({
    ...programQuery(session, id),
    select: (program: Program) => fixtureOf(program, tournament) ?? null,
  })
}

/** A program is not requested if a list has read it: the next read of the list updates it. */
function programQuery({ engagement }: PlatformSession, id: FixtureId) {
  return queryOptions({
    queryKey: keys.program(id),
    queryFn: async ({ signal }) => {
      await engagement.getApplication({ signal })
      return getProgram(engagement, { programId: id, signal })
    },
  })
}

/** Resolves to the program as it was last read; reads it if it was not. The read that needs it retries as a whole. */
export function readProgram(session: PlatformSession, client: QueryClient, id: FixtureId): Promise<Program> {
  return client.ensureQueryData({ ...programQuery(session, id), retry: false })
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

const listedFixtures = new WeakMap<Program, ListedFixture | undefined>()

/**
 * Returns the fixture of a program. Several screens translate the same program; the cache makes them share one fixture,
 * and logs a program that cannot be read once.
 */
export function listedFixture(program: Program): ListedFixture | undefined {
  if (!listedFixtures.has(program)) listedFixtures.set(program, fixtureFromProgram(program))
  return listedFixtures.get(program)
}

function fixtureOf(program: Program, tournament: Tournament): ListedFixture | undefined {
  return belongsTo(program, tournament) ? listedFixture(program) : undefined
}

export function belongsTo(program: Program, tournament: Tournament): boolean {
  return program.title === tournament.id || program.title.startsWith(`${tournament.id} | `)
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

/** What is asked about a fixture. */
export function questionsQuery(session: PlatformSession, fixture: Fixture) {
  return queryOptions({
    queryKey: keys.questions(fixture.id),
    queryFn: async ({ client, signal }) => {
      const program = await readProgram(session, client, fixture.id)
      const pages = getWidgets(session.engagement, { program, status: 'published', signal })
      const { results, rejected, hasMore } = await takePages(pages, MAX_PAGES)
      if (hasMore)
        logFailure(
          `Program ${fixture.id} has more than ${MAX_PAGES} pages of widgets`,
          'The rest is not shown.',
        )
      // The fixture as it was last read: it may have been moved or called off since it was opened.
      const newest = listedFixture(program)?.fixture ?? fixture
      return questionsFromWidgets({ widgets: results.map(withoutCrowd), rejected, hasMore }, newest)
    },
  })
}

/**
 * The public timeline of a closed fixture: its questions with the counts of all fans' answers and, once they are settled, the points
 * of each choice. It needs no token and no preflight and may come from a cache. It must not be read before the fixture has closed:
 * a kick-off that moves opens the fixture again, and then what was read is not used any more.
 */
export function timelineQuery(session: PlatformSession, { id, closesAt }: Pick<Fixture, 'id' | 'closesAt'>) {
  return queryOptions({
    queryKey: keys.timeline(id, closesAt),
    queryFn: async ({ client, signal }) => {
      const program = await readProgram(session, client, id)
      return takePages(getPostedWidgets(session.engagement, { program, signal }), MAX_PAGES)
    },
    // The list and the fixture are complete without it.
    retry: false,
  })
}
