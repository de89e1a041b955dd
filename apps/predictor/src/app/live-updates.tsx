import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGame } from '../launch/use-game.ts'
import { useSelectedRound } from '../launch/use-selected-round.ts'
import { hasRealtime } from '../platform/has-realtime.ts'
import { liveEventFromMessage } from '../platform/live-event-from-message.ts'
import { logFailure } from '../platform/log.ts'
import { fixturesQuery } from '../queries/fixtures.ts'
import { applyLiveEvent } from './apply-live-event.ts'

const SPREAD_FROM_MS = 1000
const SPREAD_MS = 2000

/** Listens to the matches of the selected round, where the platform has real-time; its code is loaded only then. */
export function LiveUpdates() {
  const game = useGame()
  const client = useQueryClient()
  const { selected } = useSelectedRound()
  const fixtures = useQuery({ ...fixturesQuery(game, game.entry.tournament, selected?.id), enabled: false })
  const ids = (fixtures.data ?? []).map(({ fixture }) => fixture.id).join(' ')
  useEffect(() => {
    const { engagement, programs } = game
    const channels = ids.split(' ').flatMap((id) => programs.get(id)?.subscribe_channel ?? [])
    if (!hasRealtime(engagement) || channels.length === 0) return
    const stop = new AbortController()
    // Not beside the first screen, and not everybody in the same second of a kick-off.
    const timer = setTimeout(
      () => listen().catch((error: unknown) => logFailure('Live updates stopped', error)),
      SPREAD_FROM_MS + Math.random() * SPREAD_MS,
    )
    async function listen(): Promise<void> {
      const { messages } = await import('@touchline/engagement-sdk/realtime')
      for await (const message of messages(engagement, channels, { signal: stop.signal })) {
        const event = liveEventFromMessage(message)
        if (event !== undefined) await applyLiveEvent(event, client)
      }
    }
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [game, client, ids])
  return null
}
