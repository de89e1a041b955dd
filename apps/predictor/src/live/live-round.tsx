import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { updateProfileAtStart } from '../features/prediction/submit/profile-update.ts'
import { useGame } from '../launch/game.ts'
import { matchScreenAt } from '../launch/paths.ts'
import { logFailure } from '../platform/log.ts'
import { playerFromProfile } from '../platform/player-from-profile.ts'
import { keys } from '../queries/keys.ts'
import type { LiveEvent } from '../queries/live-events.ts'
import { spreadFor } from '../queries/read-schedule.ts'
import { applyLiveEvents } from './apply-live-events.ts'
import { ResultsNotice } from './results-notice.tsx'
import { useArrivedResults } from './use-arrived-results.ts'
import { useLiveEvents } from './use-live-events.ts'
import { useResultsWatch } from './use-results-watch.ts'
import { useWatchedFixtures } from './use-watched-fixtures.ts'

/** Keeps the screen up to date by real-time if there is one, and by the clock in any case, and announces results. */
export function LiveRound() {
  const client = useQueryClient()
  const { expectedFans } = useGame().settings
  const spread = useMemo(() => ({ spreadMs: spreadFor(expectedFans), random: Math.random }), [expectedFans])
  const { fixtures, readAt, oldestReadAt, readAgain } = useWatchedFixtures()
  const opened = matchScreenAt(useLocation().pathname)
  const openedId = opened?.screen === 'result' ? opened.fixtureId : undefined
  const { arrived, dismiss } = useArrivedResults(fixtures, openedId)
  function apply(events: readonly LiveEvent[]): void {
    applyLiveEvents(events, client, readAgain).catch((error: unknown) =>
      logFailure('An update could not be read', error),
    )
  }
  usePendingProfileUpdates()
  const live = useLiveEvents({ fixtures, readAt: oldestReadAt, onEvents: apply, spread })
  useResultsWatch({
    fixtures,
    readAt,
    spread,
    onDue: (due) => {
      // A reported result is about to be read: a second read of the same would double the wave.
      if (!live.hasResults()) apply(due.map(({ id }) => ({ type: 'results-published', fixtureId: id })))
    },
  })
  return <ResultsNotice arrived={arrived} onClose={dismiss} />
}

/** Sends the profile, once at the start, the predictions that it could not be sent when they were saved. */
function usePendingProfileUpdates(): void {
  const game = useGame()
  const client = useQueryClient()
  useEffect(() => {
    void updateProfileAtStart(game).then((profile) => {
      if (profile !== undefined) client.setQueryData(keys.player(), playerFromProfile(profile))
    })
  }, [game, client])
}
