import type { QueryClient } from '@tanstack/react-query'
import { getWidgets, takePages } from '@touchline/engagement-sdk'
import type { FixtureId } from '@touchline/game-rules'
import { withoutCrowd } from '../platform/without-crowd.ts'
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
  const pages = getWidgets(session.engagement, { program, status: 'published', signal })
  const read = await takePages(pages, MAX_PAGES)
  return { program, ...read, results: read.results.map(withoutCrowd) }
}
