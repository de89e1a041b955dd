import { queryOptions } from '@tanstack/react-query'
import { getProgram, listPrograms, type Program } from '@touchline/engagement-sdk'
import type { Tournament } from '@touchline/game-rules'
import { fixtureFromProgram, type ListedFixture } from '../platform/fixture-from-program.ts'
import { isRetryable } from '../platform/read-errors.ts'
import { withKnownClosing } from './closings.ts'
import { keys } from './keys.ts'
import type { PlatformAccess } from './platform-access.ts'

/** The fixtures could not be read (specification, section 8). */
export class FixturesError extends Error {
  override name = 'FixturesError' as const
  readonly retryable: boolean

  constructor(cause: unknown) {
    super('Network response was not ok', { cause })
    this.retryable = isRetryable(cause)
  }
}

/** The match is not there, or belongs to another tournament. */
export class UnknownFixtureError extends Error {
  override name = 'UnknownFixtureError' as const
}

/** The platform's name for a round: '{tournament} | {round}', or the tournament alone where there are no rounds. */
export function titleOf(tournament: Tournament, roundId: string | undefined): string {
  return tournament.roundBased && roundId !== undefined ? `${tournament.id} | ${roundId}` : tournament.id
}

/** The fixtures of a round, by kick-off; each is then up to date by itself as well. */
export function fixturesQuery(access: PlatformAccess, tournament: Tournament, roundId: string | undefined) {
  const title = titleOf(tournament, roundId)
  return queryOptions({
    queryKey: keys.roundFixtures(title),
    queryFn: async ({ client, signal }) => {
      const listed = await readFixtures(access, title, signal)
      for (const one of listed) client.setQueryData(keys.fixture(one.fixture.id), one)
      return listed
    },
  })
}

async function readFixtures(access: PlatformAccess, title: string, signal: AbortSignal) {
  try {
    await access.engagement.getApplication({ signal })
    const programs: Program[] = []
    for await (const page of listPrograms(access.engagement, { title, signal })) {
      // The platform's filter matches substrings: 'T | 1' also finds 'T | 10'.
      programs.push(...page.results.filter((program) => program.title === title))
    }
    for (const program of programs) access.programs.set(program.id, program)
    return programs
      .map(fixtureFromProgram)
      .filter((listed): listed is ListedFixture => listed !== undefined)
      .map((listed) => withKnownClosing(access, listed))
      .sort((a, b) => a.fixture.kickOffAt - b.fixture.kickOffAt)
  } catch (error) {
    if (signal.aborted) throw error
    throw new FixturesError(error)
  }
}

/** One fixture, wherever it was opened from. */
export function fixtureQuery(access: PlatformAccess, tournament: Tournament, fixtureId: string) {
  return queryOptions({
    queryKey: keys.fixture(fixtureId),
    queryFn: async ({ signal }): Promise<ListedFixture> => {
      const program = await programOf(access, fixtureId, signal)
      const listed = belongsTo(program, tournament) ? fixtureFromProgram(program) : undefined
      if (listed === undefined) throw new UnknownFixtureError(`No match ${fixtureId} in ${tournament.id}.`)
      return withKnownClosing(access, listed)
    },
  })
}

/** The program as the list gave it, else read by itself. */
export async function programOf(access: PlatformAccess, id: string, signal: AbortSignal): Promise<Program> {
  await access.ready()
  const known = access.programs.get(id)
  if (known !== undefined) return known
  const program = await getProgram(access.engagement, { programId: id, signal })
  access.programs.set(id, program)
  return program
}

/** The match in the platform's words, for the door between the two. */
export function readMatch(access: PlatformAccess, fixtureId: string): Promise<Program> {
  return programOf(access, fixtureId, new AbortController().signal)
}

export function belongsTo(program: Program, tournament: Tournament): boolean {
  return program.title === tournament.id || program.title.startsWith(`${tournament.id} | `)
}
