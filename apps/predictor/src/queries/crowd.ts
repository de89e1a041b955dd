import { queryOptions } from '@tanstack/react-query'
import { getPostedWidgets } from '@touchline/engagement-sdk'
import type { FixtureId } from '@touchline/game-rules'
import { type CrowdCounts, crowdCounts } from '../platform/crowd-counts.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'
import { readMatch } from './programs.ts'

/**
 * How all fans answered a match, from one page of its public timeline, which is read without the token. It must not be read
 * before the match has closed.
 */
export function crowdQuery(session: PlatformSession, fixtureId: FixtureId) {
  return queryOptions({
    queryKey: keys.crowd(fixtureId),
    queryFn: async ({ client, signal }): Promise<CrowdCounts> => {
      const program = await readMatch(session, client, fixtureId)
      for await (const page of getPostedWidgets(session.engagement, { program, signal })) {
        return crowdCounts(page.results)
      }
      return {}
    },
    // A closed match takes no answers.
    staleTime: Number.POSITIVE_INFINITY,
    // The match is complete without it.
    retry: false,
  })
}
