import { queryOptions } from '@tanstack/react-query'
import { getWidgets, takePages } from '@touchline/engagement-sdk'
import type { Fixture } from '@touchline/game-rules'
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

/** The most pages of widgets that are read (specification, section 9). */
export const MAX_PAGES = 3
