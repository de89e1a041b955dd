import { queryOptions } from '@tanstack/react-query'
import { getWidgets, takePages } from '@touchline/engagement-sdk'
import type { Fixture } from '@touchline/game-rules'
import { logFailure } from '../platform/log.ts'
import { questionsFromWidgets } from '../platform/questions-from-widgets.ts'
import { listedFixture } from './fixtures.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'
import { readMatch } from './programs.ts'

/** Up to three pages are loaded (specification, section 9). */
const MAX_PAGES = 3

/** What is asked about a fixture. */
export function questionsQuery(session: PlatformSession, fixture: Fixture) {
  return queryOptions({
    queryKey: keys.questions(fixture.id),
    queryFn: async ({ client, signal }) => {
      await session.ready()
      const program = await readMatch(session, client, fixture.id)
      const pages = getWidgets(session.engagement, { program, status: 'published', signal })
      const { results, rejected, hasMore } = await takePages(pages, MAX_PAGES)
      if (hasMore)
        logFailure(
          `Program ${fixture.id} has more than ${MAX_PAGES} pages of widgets`,
          'The rest is not shown.',
        )
      // The match as it was last read: it may have been moved or called off since it was opened.
      const newest = listedFixture(program)?.fixture ?? fixture
      return questionsFromWidgets({ widgets: results, rejected, hasMore }, newest)
    },
  })
}
