import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../queries/keys.ts'
import type { LiveEvent } from '../queries/live-events.ts'

/**
 * Invalidates the queries that events made stale: active ones are refetched at once, the others when they are next
 * rendered. The matches are refetched after every event, because a match may have been moved or called off.
 */
export async function applyLiveEvents(
  events: readonly LiveEvent[],
  client: QueryClient,
  readFixtures: () => Promise<unknown>,
): Promise<void> {
  await client.invalidateQueries({ queryKey: keys.fixtureLists(), refetchType: 'none' })
  const changed = new Set(events.map(({ fixtureId }) => fixtureId))
  const hasResults = events.some(({ type }) => type === 'results-published')
  // First the matches: their questions close when they do.
  await readFixtures()
  await Promise.all([
    ...[...changed].map((id) => client.invalidateQueries({ queryKey: keys.questions(id) })),
    hasResults ? client.invalidateQueries({ queryKey: keys.boards() }) : undefined,
  ])
}
