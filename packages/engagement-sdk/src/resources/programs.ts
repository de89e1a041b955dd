import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import {
  requireApplication,
  requireArgument,
  requireProperties,
  requireReady,
} from '../engagement/require.ts'
import { parseItems, type Schema } from '../http/parse.ts'
import { type Pages, pagesOf, readPublicResource } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { appendQuery, fillTemplate } from '../http/url.ts'
import { listOf } from '../wire/fields.ts'
import { leaderboardSchema } from '../wire/leaderboard.ts'
import { type Program, programSchema } from '../wire/program.ts'

/** A program by id, or as already read, which saves a request. */
export type ProgramRef =
  | { readonly programId: string; readonly program?: undefined }
  | { readonly program: Program; readonly programId?: undefined }

/**
 * Returns the program given, or reads it by the id given.
 *
 * @throws ArgumentError 'Missing programId argument'
 * @throws ResourceNotFoundError 'Program resource not found. Check Program Id.'
 */
export async function resolveProgram(
  engagement: Engagement,
  functionName: string,
  options: CallOptions & { readonly [Name in keyof ProgramRef]?: ProgramRef[Name] },
): Promise<Program> {
  requireReady(engagement)
  const { program, programId } = options ?? {}
  if (program) return program
  requireArgument(functionName, 'Missing programId argument', programId)
  return getProgram(engagement, { ...options, programId: programId ?? '' })
}

/** Returns the schema of a program. It leaves out a malformed leaderboard with a warning, instead of rejecting the program. */
function lenientProgramSchema(engagement: Engagement): Schema<Program> {
  const parse = (items: unknown[]) => {
    const { warn } = engagement.internals
    return parseItems(leaderboardSchema, items, { resource: 'leaderboard', warn }).results
  }
  const leaderboards = z.pipe(listOf(z.unknown()), z.transform(parse))
  return z.extend(programSchema, { leaderboards })
}

/**
 * Reads one program. Needs the application only, see `getApplication`.
 *
 * @throws ResourceNotFoundError 'Program resource not found. Check Program Id.'
 * @throws UrlMissingError 'Program url missing.'
 * @example (await getProgram(engagement, { programId })).title //=> '120-2024 | 10'
 */
export async function getProgram(
  engagement: Engagement,
  options: CallOptions & { readonly programId: string },
): Promise<Program> {
  requireProperties('getProgram', options, ['programId'])
  const template = requireApplication(engagement).program_detail_url_template
  const url = fillTemplate(template, options.programId, 'Program')
  const read = { ...options, url, schema: lenientProgramSchema(engagement), resource: 'Program' } as const
  return readPublicResource(engagement, read)
}

export interface ListProgramsOptions extends CallOptions {
  /** Part of the title; the platform matches substrings, so filter what comes back. */
  readonly title?: string | undefined
  readonly status?: 'future' | 'live' | 'past' | undefined
  readonly active?: boolean | undefined
  /** ISO time; lower bound on the schedule. */
  readonly since?: string | undefined
  /** ISO time; upper bound on the schedule. */
  readonly until?: string | undefined
  /** Each `key:value`. */
  readonly attributes?: readonly string[] | undefined
  /** Field to order by, `-` in front for descending. */
  readonly ordering?: string | undefined
  readonly pageSize?: number | undefined
}

/**
 * Lists the application's programs; `title` matches parts of titles. Needs the application only, see `getApplication`;
 * sends the token of a pending `init`.
 *
 * @throws NotInitialisedError, PlatformHttpError or ConnectionError if a page cannot be read
 */
export function listPrograms(engagement: Engagement, options: ListProgramsOptions = {}): Pages<Program> {
  const firstCall = () => {
    const { title, status, active, since, until, attributes, ordering, pageSize } = options
    const query = { title, since, until, status, active, attributes, ordering, page_size: pageSize }
    const { programs_url } = requireApplication(engagement)
    const url =
      programs_url ?? appendQuery(`${engagement.endpoint}programs/`, { client_id: engagement.clientId })
    // A pending `init` has no profile yet. For reads only: a write with its token would change another player's answers.
    const token = engagement.internals.pendingInit?.accessToken
    return { ...options, auth: token ? { token } : ('own' as const), url, query }
  }
  return pagesOf(engagement, {
    list: 'program list',
    item: 'program',
    schema: lenientProgramSchema(engagement),
    firstCall,
  })
}
