import type * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import type { CallOptions } from '../engagement/engagement-options.ts'
import { requireApplication } from '../engagement/require-ready.ts'
import type { RequestDetails } from '../errors/request-details.ts'
import { type Pages, pagesOf } from '../http/pages.ts'
import { parseItems } from '../http/parse.ts'
import { appendQuery, fillTemplate } from '../http/url.ts'
import { leaderboardSchema } from '../wire/leaderboard.ts'
import { pageSchema } from '../wire/page.ts'
import { type Program, unparsedLeaderboardsProgramSchema } from '../wire/program.ts'
import { readPublicResource } from './read-resource.ts'
import { requireProperties } from './require-arguments.ts'

function withLeaderboards(
  engagement: Engagement,
  program: z.infer<typeof unparsedLeaderboardsProgramSchema>,
  request: RequestDetails,
): Program {
  const { results } = parseItems(leaderboardSchema, program.leaderboards, {
    resource: 'leaderboard',
    engagement,
    request,
  })
  return { ...program, leaderboards: results }
}

/** Options of {@link getProgram}. */
export interface GetProgramOptions extends CallOptions {
  readonly programId: string
}

/**
 * Reads one program. Needs the application only, see `getApplication`.
 *
 * @throws ResourceNotFoundError 'Program resource not found. Check Program Id.'
 * @throws UrlMissingError 'Program url missing.'
 * @example (await getProgram(engagement, { programId })).title //=> '120-2024 | 10'
 */
export async function getProgram(engagement: Engagement, options: GetProgramOptions): Promise<Program> {
  requireProperties('getProgram', options, ['programId'])
  const template = requireApplication(engagement).program_detail_url_template
  const url = fillTemplate(template, options.programId, 'Program')
  const program = await readPublicResource(engagement, {
    ...options,
    url,
    schema: unparsedLeaderboardsProgramSchema,
    resource: 'Program',
  })
  return withLeaderboards(engagement, program, { method: 'GET', url })
}

/** Options of {@link listPrograms}. */
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
 * @example for await (const page of listPrograms(engagement, { title: '120-2024 | 10' })) page.results
 */
export function listPrograms(engagement: Engagement, options: ListProgramsOptions = {}): Pages<Program> {
  const firstCall = () => {
    const { title, status, active, since, until, attributes, ordering, pageSize } = options
    const query = { title, since, until, status, active, attributes, ordering, page_size: pageSize }
    const { programs_url } = requireApplication(engagement)
    const url =
      programs_url ?? appendQuery(`${engagement.endpoint}programs/`, { client_id: engagement.clientId })
    // For reads only: the token may be another player's, and a write would change that player's answers.
    const token = engagement.internals.inits.current?.accessToken
    return { ...options, token, url, query }
  }
  return pagesOf(engagement, {
    resource: 'program list',
    schema: pageSchema,
    firstCall,
    read(body, request) {
      const { results, rejected } = parseItems(unparsedLeaderboardsProgramSchema, body.results, {
        resource: 'program',
        engagement,
        request,
      })
      return {
        results: results.map((program) => withLeaderboards(engagement, program, request)),
        rejected,
      }
    },
  })
}
