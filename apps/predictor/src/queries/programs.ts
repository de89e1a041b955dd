import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getProgram, listPrograms, type Program } from '@touchline/engagement-sdk'
import type { FixtureId } from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import { isRetryable } from '../platform/faults.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'

/** The fixtures could not be read (specification, section 8). */
export class FixturesError extends PredictorError {
  override name = 'FixturesError' as const

  constructor(cause: unknown) {
    super('Network response was not ok', { cause, retryable: isRetryable(cause) })
  }
}

/** A program, and the time of its last read by the device's clock. */
export interface CachedProgram {
  readonly program: Program
  readonly readAt: number
}

/** The programs of a round. */
export function programsQuery(session: PlatformSession, title: string) {
  return queryOptions({
    queryKey: keys.fixtureList(title),
    queryFn: ({ signal }) => readPrograms(session, title, signal),
  })
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

/** One program. It is not requested if a list in the cache has it: the next read of the list updates it. */
export function programQuery({ engagement }: PlatformSession, client: QueryClient, id: FixtureId) {
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
export async function readMatch(
  session: PlatformSession,
  client: QueryClient,
  id: FixtureId,
): Promise<Program> {
  const cached = cachedProgram(client, id)?.program
  // The read that needs the program retries as a whole.
  return cached ?? client.ensureQueryData({ ...programQuery(session, client, id), retry: false })
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
