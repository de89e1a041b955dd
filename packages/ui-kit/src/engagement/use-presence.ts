import type { Engagement } from '@touchline/engagement-sdk'
import { useEffect, useState } from 'react'
import { useEngagement } from './use-engagement.ts'

/** Somebody came or went, as `joinPresence` of the SDK's real-time entry tells it. */
export type PresenceNews = { readonly occupancy?: number | undefined }

/**
 * Joins a channel until the signal is aborted: `joinPresence` of the SDK's real-time entry. Handed in, so that only a
 * page that shows presence loads that entry.
 */
export type JoinPresence = (
  engagement: Engagement,
  channel: string,
  options: { readonly signal: AbortSignal },
) => AsyncIterable<PresenceNews>

/** How the presence on a channel stands. */
export type Presence =
  | { readonly phase: 'away' }
  | { readonly phase: 'joining' }
  /** How many are there, as far as the service says. */
  | { readonly phase: 'present'; readonly occupancy: number | undefined }
  | { readonly phase: 'lost' }

const AWAY: Presence = { phase: 'away' }
const JOINING: Presence = { phase: 'joining' }

/**
 * Is present on a channel while the component lives, and knows how many are. An undefined channel is nowhere.
 *
 * @param join the same function from render to render
 * @example const presence = usePresence(fixture.channel, joinPresence)
 */
export function usePresence(channel: string | undefined, join: JoinPresence): Presence {
  const engagement = useEngagement()
  const [told, setTold] = useState<{ readonly channel: string; readonly presence: Presence }>()
  useEffect(() => {
    if (channel === undefined) return
    const leaving = new AbortController()
    const tell = (presence: Presence) => {
      if (!leaving.signal.aborted) setTold({ channel, presence })
    }
    async function listen(on: string): Promise<void> {
      let occupancy: number | undefined
      try {
        for await (const news of join(engagement, on, { signal: leaving.signal })) {
          occupancy = news.occupancy ?? occupancy
          tell({ phase: 'present', occupancy })
        }
      } catch {
        // Presence is an extra: the SDK has logged why, the page goes on without it.
      }
      tell({ phase: 'lost' })
    }
    void listen(channel)
    return () => leaving.abort()
  }, [engagement, channel, join])
  if (channel === undefined) return AWAY
  return told?.channel === channel ? told.presence : JOINING
}
