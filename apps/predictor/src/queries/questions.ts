import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getWidgets, takePages } from '@touchline/engagement-sdk'
import type { Fixture, FixtureId } from '@touchline/game-rules'
import { withoutCrowd } from '../platform/crowd.ts'
import { logFailure } from '../platform/log.ts'
import { questionsFromWidgets } from '../platform/questions-from-widgets.ts'
import { listedFixture, readProgram } from './fixtures.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './player.ts'

/** What is asked about a fixture. */
export function questionsQuery(session: PlatformSession, fixture: Fixture) {
  return queryOptions({
    queryKey: keys.questions(fixture.id),
    queryFn: async ({ client, signal }) => {
      const { program, results, rejected, hasMore } = await readWidgets(session, client, fixture.id, signal)
      if (hasMore)
        logFailure(
          `Program ${fixture.id} has more than ${MAX_PAGES} pages of widgets`,
          'The rest is not shown.',
        )
      // The fixture as it was last read: it may have been moved or called off since it was opened.
      const newest = listedFixture(program)?.fixture ?? fixture
      return questionsFromWidgets({ widgets: results, rejected, hasMore }, newest)
    },
  })
}

/** The most pages of widgets that are read (specification, section 9). */
export const MAX_PAGES = 3

/**
 * Resolves to the fixture in the platform's terms, and its published widgets as they are at this moment, without the counts
 * of other fans' answers.
 */
export async function readWidgets(
  session: PlatformSession,
  client: QueryClient,
  fixtureId: FixtureId,
  signal?: AbortSignal,
) {
  const program = await readProgram(session, client, fixtureId)
  const pages = getWidgets(session.engagement, { program, status: 'published', signal })
  const read = await takePages(pages, MAX_PAGES)
  return { program, ...read, results: read.results.map(withoutCrowd) }
}
