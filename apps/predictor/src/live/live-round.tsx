import { useQueryClient } from '@tanstack/react-query'
import { useMatch } from 'react-router'
import { ROUTES } from '../launch/paths.ts'
import type { LiveEvent } from '../platform/live-event-from-message.ts'
import { logFailure } from '../platform/log.ts'
import { applyLiveEvents } from './apply-live-events.ts'
import { ResultsNotice } from './results-notice.tsx'
import { useArrivedResults } from './use-arrived-results.ts'
import { useLiveEvents } from './use-live-events.ts'
import { useNotedPredictions } from './use-noted-predictions.ts'
import { useResultsWatch } from './use-results-watch.ts'
import { useWatchedFixtures } from './use-watched-fixtures.ts'

/** Keeps the screen up to date by real-time if there is one, and by the clock in any case, and announces results. */
export function LiveRound() {
  const client = useQueryClient()
  const { fixtures, readAt, oldestReadAt, readAgain } = useWatchedFixtures()
  const openedId = useMatch(ROUTES.result)?.params['fixtureId']
  const { arrived, dismiss } = useArrivedResults(fixtures, openedId)
  function apply(events: readonly LiveEvent[]): void {
    applyLiveEvents(events, client, readAgain).catch((error: unknown) =>
      logFailure('An update could not be read', error),
    )
  }
  useNotedPredictions()
  useLiveEvents({ fixtures, readAt: oldestReadAt, onEvents: apply })
  useResultsWatch({
    fixtures,
    readAt,
    onDue: (due) => apply(due.map(({ id }) => ({ type: 'results-published', fixtureId: id }))),
  })
  return <ResultsNotice arrived={arrived} onClose={dismiss} />
}
