import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../platform/live-event-from-message.ts'
import { keys } from '../queries/keys.ts'

/**
 * Reads again what events made stale, as far as it is on the screen; the rest when it is next shown.
 * The matches themselves are read whatever happened to one of them: it may have been moved or called off.
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
