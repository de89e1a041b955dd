import { queryOptions } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { logFailure } from '../platform/log.ts'
import { questionsFromWidgets } from '../platform/questions-from-widgets.ts'
import { listedFixture } from './fixtures.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'
import { MAX_PAGES, readWidgets } from './read-widgets.ts'

/** What is asked about a fixture. */
export function questionsQuery(session: PlatformSession, fixture: Fixture) {
  return queryOptions({
    queryKey: keys.questions(fixture.id),
    queryFn: async ({ client, signal }) => {
      await session.ready()
      const { program, results, rejected, hasMore } = await readWidgets(session, client, fixture.id, signal)
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
