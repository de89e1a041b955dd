import type { QueryClient } from '@tanstack/react-query'
import { widgetsQuery } from '@touchline/engagement-sdk/react'
import type { FixtureId } from '@touchline/game-rules'
import { withoutCrowd } from '../platform/crowd.ts'
import type { PlatformSession } from './platform-session.ts'
import { readMatch } from './programs.ts'

/** The most pages of widgets that are read (specification, section 9). */
export const MAX_PAGES = 3

/**
 * Resolves to the match in the platform's terms, and its published widgets as they are at this moment, without the counts
 * of other fans' answers.
 */
export async function readWidgets(
  session: PlatformSession,
  client: QueryClient,
  fixtureId: FixtureId,
  signal?: AbortSignal,
) {
  const program = await readMatch(session, client, fixtureId)
  const { queryFn } = widgetsQuery(session.engagement, {
    program,
    status: 'published',
    maxPages: MAX_PAGES,
    // The callers have signed in, and a player who was signed out since must not wait for the next sign-in.
    ready: () => Promise.resolve(),
  })
  const read = await queryFn({ client, signal })
  return { program, ...read, results: read.results.map(withoutCrowd) }
}
