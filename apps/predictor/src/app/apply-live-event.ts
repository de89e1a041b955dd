import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../platform/live-event-from-message.ts'
import { keys } from '../queries/keys.ts'

/** Marks what an event made stale; what is on the screen is read again, the rest when it is next shown. */
export async function applyLiveEvent(event: LiveEvent, client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: keys.questions(event.fixtureId) })
  if (event.type !== 'results-published') return
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.fixtures() }),
    client.invalidateQueries({ queryKey: keys.boards() }),
  ])
}
