import { queryOptions } from '@tanstack/react-query'
import { getPostedWidgets, takePages } from '@touchline/engagement-sdk'
import type { Fixture } from '@touchline/game-rules'
import { type CrowdCounts, crowdCounts } from '../platform/crowd.ts'
import { MAX_PAGES, readProgram } from './fixtures.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './player.ts'

/**
 * How all fans answered a fixture, from its public timeline, which is read without the token: one page, unless follow-ups and posts
 * have moved its questions to the next ones. It must not be read before the fixture has closed. A kick-off that moves opens the
 * fixture again: what was read before it is not used any more.
 */
export function crowdQuery(session: PlatformSession, { id, closesAt }: Pick<Fixture, 'id' | 'closesAt'>) {
  return queryOptions({
    queryKey: keys.crowd(id, closesAt),
    queryFn: async ({ client, signal }): Promise<CrowdCounts> => {
      const program = await readProgram(session, client, id)
      const pages = getPostedWidgets(session.engagement, { program, signal })
      const { results } = await takePages(pages, MAX_PAGES)
      return crowdCounts(results)
    },
    // A closed fixture takes no answers.
    staleTime: Number.POSITIVE_INFINITY,
    // The fixture is complete without it.
    retry: false,
  })
}
