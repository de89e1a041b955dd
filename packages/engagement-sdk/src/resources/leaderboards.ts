import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties, requireReady } from '../engagement/require.ts'
import { type Pages, pagesOf, readPublicResource } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { fillTemplate, requireUrl } from '../http/url.ts'
import {
  type Leaderboard,
  type LeaderboardEntry,
  leaderboardEntrySchema,
  leaderboardSchema,
} from '../wire/leaderboard.ts'

/** A leaderboard by id, or as already read (a program carries its own), which saves a request. */
export type LeaderboardRef =
  | { readonly leaderboardId: string; readonly leaderboard?: undefined }
  | { readonly leaderboard: Leaderboard; readonly leaderboardId?: undefined }

/**
 * Reads a leaderboard's detail.
 *
 * @throws ResourceNotFoundError 'Leaderboard resource not found. Check Leaderboard Id.'
 * @throws UrlMissingError 'Leaderboard url missing.'
 * @example (await getLeaderboard(engagement, { leaderboardId })).name //=> 'Round 10'
 */
export async function getLeaderboard(
  engagement: Engagement,
  options: CallOptions & { readonly leaderboardId: string },
): Promise<Leaderboard> {
  return resolveLeaderboard(engagement, 'getLeaderboard', options)
}

export type GetLeaderboardEntriesOptions = CallOptions &
  LeaderboardRef & {
    /** At most 100. @default the platform's, 20 */
    readonly pageSize?: number | undefined
    /** Entries to skip, from 0. */
    readonly start?: number | undefined
    /** Only these profiles. */
    readonly profileIds?: readonly string[] | undefined
  }

/**
 * Lists a leaderboard's entries by rank.
 *
 * @throws ArgumentError 'Missing object property "leaderboardId" in 2nd argument object.'
 * @throws UrlMissingError 'Leaderboard Entries url missing.'
 */
export function getLeaderboardEntries(
  engagement: Engagement,
  options: GetLeaderboardEntriesOptions,
): Pages<LeaderboardEntry> {
  const firstCall = async () => {
    const { entries_url } = await resolveLeaderboard(engagement, 'getLeaderboardEntries', options)
    const { pageSize, start, profileIds } = options
    const query = { page_size: pageSize, start, profile_id: profileIds }
    return { ...options, url: requireUrl(entries_url, 'Leaderboard Entries'), query }
  }
  return pagesOf(engagement, {
    list: 'leaderboard entries',
    item: 'leaderboard entry',
    schema: leaderboardEntrySchema,
    idField: 'profile_id',
    firstCall,
  })
}

/**
 * Reads one profile's entry.
 *
 * @throws ResourceNotFoundError 'Leaderboard Entry resource not found. Check Leaderboard Entry Id.' when it has none
 * @throws UrlMissingError 'Leaderboard Entry url missing.'
 * @example (await getLeaderboardProfileRank(engagement, { leaderboard, profileId })).rank //=> 2
 */
export async function getLeaderboardProfileRank(
  engagement: Engagement,
  options: CallOptions & LeaderboardRef & { readonly profileId: string },
): Promise<LeaderboardEntry> {
  const names = options?.leaderboard ? [] : (['leaderboardId'] as const)
  requireProperties('getLeaderboardProfileRank', options, [...names, 'profileId'])
  const leaderboard = await resolveLeaderboard(engagement, 'getLeaderboardProfileRank', options)
  const url = fillTemplate(leaderboard.entry_detail_url_template, options.profileId, 'Leaderboard Entry')
  const read = { ...options, url, schema: leaderboardEntrySchema, resource: 'Leaderboard Entry' } as const
  return readPublicResource(engagement, read)
}

/** Returns the leaderboard given, or reads it by the id given. */
async function resolveLeaderboard(
  engagement: Engagement,
  functionName: string,
  options: LeaderboardRef & CallOptions,
): Promise<Leaderboard> {
  const { application } = requireReady(engagement)
  if (options?.leaderboard) return options.leaderboard
  requireProperties(functionName, options, ['leaderboardId'])
  const template = application.leaderboard_detail_url_template
  const url = fillTemplate(template, options.leaderboardId, 'Leaderboard')
  const read = { ...options, url, schema: leaderboardSchema, resource: 'Leaderboard' } as const
  return readPublicResource(engagement, read)
}
