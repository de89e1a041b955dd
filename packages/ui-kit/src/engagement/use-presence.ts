import { useEffect, useState } from 'react'

/** Who is on a channel, as the real-time entry of the SDK tells it. */
export type PresenceNews = { readonly occupancy: number }

/**
 * Joins a channel until the signal is aborted. Handed in, so that only a page that shows presence loads the
 * real-time entry of the SDK.
 */
export type JoinPresence = (
  channel: string,
  options: { readonly signal: AbortSignal },
) => AsyncIterable<PresenceNews>

/** How the presence on a channel stands. */
export type Presence =
  | { readonly phase: 'away' }
  | { readonly phase: 'joining' }
  | { readonly phase: 'present'; readonly occupancy: number }
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
  const [told, setTold] = useState<{ readonly channel: string; readonly presence: Presence }>()
  useEffect(() => {
    if (channel === undefined) return
    const leaving = new AbortController()
    const tell = (presence: Presence) => {
      if (!leaving.signal.aborted) setTold({ channel, presence })
    }
    async function listen(on: string): Promise<void> {
      try {
        for await (const { occupancy } of join(on, { signal: leaving.signal }))
          tell({ phase: 'present', occupancy })
      } catch {
        // Presence is an extra: the SDK has logged why, the page goes on without it.
      }
      tell({ phase: 'lost' })
    }
    void listen(channel)
    return () => leaving.abort()
  }, [channel, join])
  if (channel === undefined) return AWAY
  return told?.channel === channel ? told.presence : JOINING
}
