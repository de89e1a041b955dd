import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getProgram, listPrograms, type Program } from '@touchline/engagement-sdk'
import { type Fixture, type FixtureId, isClosed, type Tournament } from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import { isRetryable } from '../platform/faults.ts'
import { fixtureFromProgram, type ListedFixture } from '../platform/fixture-from-program.ts'
import type { FixtureQuestions } from '../platform/fixture-questions.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './player.ts'

/** The fixtures could not be read (specification, section 8). */
export class FixturesError extends PredictorError {
  override name = 'FixturesError' as const

  constructor(cause: unknown) {
    super('Network response was not ok', { cause, retryable: isRetryable(cause) })
  }
}

/** The fixtures of a round, by kick-off. The cache holds them in the platform's terms. */
export function fixturesQuery(session: PlatformSession, tournament: Tournament, roundId: string | undefined) {
  const title = titleOf(tournament, roundId)
  return queryOptions({
    queryKey: keys.fixtureList(title),
    queryFn: ({ signal }) => readPrograms(session, title, signal),
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
    const programs: Program[] = []
    for await (const page of listPrograms(engagement, { title, signal })) {
      // The platform's filter matches substrings: 'T | 1' also finds 'T | 10'.
      programs.push(...page.results.filter((program) => program.title === title))
    }
    return programs
  } catch (error) {
    if (signal.aborted) throw error
    throw new FixturesError(error)
  }
}

/**
 * One fixture, as its program; see `cachedFixture`. It is not requested if a list in the cache has it: the next read of the list
 * updates it.
 */
export function fixtureQuery({ engagement }: PlatformSession, client: QueryClient, id: FixtureId) {
  return queryOptions({
    queryKey: keys.singleFixture(id),
    queryFn: async ({ signal }) => {
      await engagement.getApplication({ signal })
      return getProgram(engagement, { programId: id, signal })
    },
    initialData: () => cachedProgram(client, id)?.program,
    initialDataUpdatedAt: () => cachedProgram(client, id)?.readAt,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Resolves to the match in the platform's terms: the newest program in the cache, else the program itself. */
export async function readProgram(
  session: PlatformSession,
  client: QueryClient,
  id: FixtureId,
): Promise<Program> {
  const cached = cachedProgram(client, id)?.program
  // The read that needs the program retries as a whole.
  return cached ?? client.ensureQueryData({ ...fixtureQuery(session, client, id), retry: false })
}

/** A program, and the time of its last read by the device's clock. */
interface CachedProgram {
  readonly program: Program
  readonly readAt: number
}

/** Returns the program as it was last read, in a list or on its own. */
export function cachedProgram(client: QueryClient, id: FixtureId): CachedProgram | undefined {
  return readsOf(client).find(({ program }) => program.id === id)
}

/** Returns every program in the cache once, as it was last read. */
export function cachedPrograms(client: QueryClient): readonly Program[] {
  const byId = new Map<FixtureId, Program>()
  for (const { program } of readsOf(client)) if (!byId.has(program.id)) byId.set(program.id, program)
  return [...byId.values()]
}

/** The programs of all reads, the latest read first. */
function readsOf(client: QueryClient): readonly CachedProgram[] {
  const lists = client.getQueriesData<readonly Program[]>({ queryKey: keys.fixtureLists() })
  const single = client.getQueriesData<Program>({ queryKey: keys.singleFixtures() })
  const reads = [...lists, ...single.map(([key, program]) => [key, program && [program]] as const)]
  return reads
    .flatMap(([key, programs]) => {
      const readAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
      return (programs ?? []).map((program) => ({ program, readAt }))
    })
    .sort((a, b) => b.readAt - a.readAt)
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

/** Returns the match with the closing time of its own questions, if these are in the cache and close earlier. */
export function withEarlierClosing(client: QueryClient, listed: ListedFixture): ListedFixture {
  const { fixture } = listed
  const refined = client.getQueryData<FixtureQuestions>(keys.questions(fixture.id))?.fixture
  // Questions that were read before the match was moved belong to another kick-off.
  if (refined?.kickOffAt !== fixture.kickOffAt || refined.closesAt >= fixture.closesAt) return listed
  return { ...listed, fixture: { ...fixture, closesAt: refined.closesAt } }
}

interface NextFixtureFacts {
  readonly tournament: Tournament
  /** The match that the player is at. */
  readonly exceptId: FixtureId
  readonly now: number
  isPredicted(id: FixtureId): boolean
}

/** Returns the match in the cache that closes next and that the player has not predicted. Nothing is requested. */
export function nextFixture(
  client: QueryClient,
  { tournament, exceptId, now, isPredicted }: NextFixtureFacts,
): Fixture | undefined {
  const listed = cachedPrograms(client)
    .filter((program) => belongsTo(program, tournament))
    .flatMap((program) => listedFixture(program) ?? [])
    .map((one) => withEarlierClosing(client, one))
  return openFixtures(listed, now).find(({ id }) => id !== exceptId && !isPredicted(id))
}

/** Returns the matches that take predictions, by closing time. */
export function openFixtures(fixtures: readonly ListedFixture[], now: number): readonly Fixture[] {
  return fixtures
    .map(({ fixture }) => fixture)
    .filter((fixture) => !isClosed(fixture, now))
    .sort((a, b) => a.closesAt - b.closesAt)
}

/** Returns the open match that closes next of those without a prediction; if all have one, of all. */
export function nextToClose(
  open: readonly Fixture[],
  isPredicted: (id: FixtureId) => boolean,
): Fixture | undefined {
  return open.find(({ id }) => !isPredicted(id)) ?? open[0]
}
