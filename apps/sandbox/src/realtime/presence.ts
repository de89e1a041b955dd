import type { Publication } from './channel-log.ts'

/** What somebody says about themselves on a channel. */
export type Attributes = Readonly<Record<string, unknown>>

/** Who is where. */
export interface Presence {
  /** Activity of somebody: the first on a channel is a join. */
  touch(user: string, channels: readonly string[], options?: Activity): void
  leave(user: string, channels: readonly string[]): void
  setAttributes(user: string, channels: readonly string[], attributes: Attributes): void
  attributesOf(user: string, channel: string): Attributes
  here(channel: string): readonly Member[]
  where(user: string): readonly string[]
  /** All channels with somebody on them. */
  channels(): readonly string[]
  /** Times out everybody who was silent for too long. */
  sweep(): void
  /** How many times faster presence runs than the clock, for tests. */
  timeScale: number
}

/** What a request says beside being one. */
export interface Activity {
  /** Seconds of silence after which somebody is gone. @default as announced before, else 300 */
  readonly timeoutSeconds?: number | undefined
  readonly attributes?: Readonly<Record<string, Attributes>> | undefined
}

/** Somebody on a channel. */
export interface Member {
  readonly user: string
  readonly attributes: Attributes | undefined
}

interface Seat {
  timeoutSeconds: number
  touchedAt: number
  attributes: Attributes | undefined
}

const DEFAULT_TIMEOUT_SECONDS = 300
const SECOND_MS = 1000
const SUFFIX = '-pnpres'

/** Nobody anywhere. @param now epoch milliseconds */
export function createPresence(ports: {
  now: () => number
  publish: (publication: Publication) => void
}): Presence {
  const seats = new Map<string, Map<string, Seat>>()
  const announced = new Map<string, number>()

  function tell(channel: string, action: string, user: string): void {
    const data =
      action === 'join' || action === 'state-change' ? seats.get(channel)?.get(user)?.attributes : undefined
    const payload = {
      action,
      uuid: user,
      timestamp: Math.trunc(ports.now() / SECOND_MS),
      occupancy: seats.get(channel)?.size ?? 0,
      ...(data && { data }),
    }
    ports.publish({ channel: `${channel}${SUFFIX}`, payload, publisher: user, isStored: false })
  }

  function remove(channel: string, user: string, action: 'leave' | 'timeout'): void {
    const present = seats.get(channel)
    if (!present?.delete(user)) return
    if (present.size === 0) seats.delete(channel)
    tell(channel, action, user)
  }

  const presence: Presence = {
    timeScale: 1,
    touch(user, channels, { timeoutSeconds, attributes } = {}) {
      if (timeoutSeconds !== undefined) announced.set(user, timeoutSeconds)
      for (const channel of places(channels)) {
        const present = seats.get(channel) ?? new Map<string, Seat>()
        seats.set(channel, present)
        const before = present.get(user)
        present.set(user, {
          timeoutSeconds: announced.get(user) ?? DEFAULT_TIMEOUT_SECONDS,
          touchedAt: ports.now(),
          attributes: attributes?.[channel] ?? before?.attributes,
        })
        if (before === undefined) tell(channel, 'join', user)
      }
    },
    leave(user, channels) {
      for (const channel of places(channels)) remove(channel, user, 'leave')
    },
    setAttributes(user, channels, attributes) {
      presence.touch(user, channels)
      for (const channel of places(channels)) {
        const seat = seats.get(channel)?.get(user)
        if (seat) seat.attributes = attributes
        tell(channel, 'state-change', user)
      }
    },
    attributesOf: (user, channel) => seats.get(channel)?.get(user)?.attributes ?? {},
    here: (channel) =>
      [...(seats.get(channel) ?? [])].map(([user, { attributes }]) => ({ user, attributes })),
    where: (user) => [...seats].filter(([, present]) => present.has(user)).map(([channel]) => channel),
    channels: () => [...seats.keys()],
    sweep() {
      const all = [...seats].flatMap(([channel, present]) =>
        [...present].map(([user, seat]) => ({ channel, user, seat })),
      )
      for (const { channel, user, seat } of all) {
        const silentMs = (ports.now() - seat.touchedAt) * presence.timeScale
        if (silentMs > seat.timeoutSeconds * SECOND_MS) remove(channel, user, 'timeout')
      }
    },
  }
  return presence
}

/** Companion channels are nobody's place. */
function places(channels: readonly string[]): readonly string[] {
  return channels.filter((channel) => !channel.endsWith(SUFFIX))
}
