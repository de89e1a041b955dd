import {
  type Attributes,
  DEFAULT_TIMEOUT_SECONDS,
  MOST_SEATS,
  type Move,
  type Seats,
} from './presence-store.ts'

interface Seat {
  timeoutSeconds: number
  touchedAt: number
  attributes: Attributes | undefined
}

const SECOND_MS = 1000

/** Creates the seats of this process alone. @param most seats at a time */
export function createLocalSeats(most: number = MOST_SEATS): Seats {
  const seats = new Map<string, Map<string, Seat>>()
  /** Timeouts by user, the oldest announcement first. */
  const announced = new Map<string, number>()
  let taken = 0

  function announce(user: string, timeoutSeconds: number): void {
    announced.delete(user)
    announced.set(user, timeoutSeconds)
    const [oldest] = announced.keys()
    if (announced.size > most && oldest !== undefined) announced.delete(oldest)
  }

  function move(channel: string, user: string, attributes?: Attributes): Move {
    return { channel, user, attributes, occupancy: seats.get(channel)?.size ?? 0 }
  }

  function remove(channel: string, user: string): readonly Move[] {
    const present = seats.get(channel)
    if (!present?.delete(user)) return []
    taken -= 1
    if (present.size === 0) seats.delete(channel)
    return [move(channel, user)]
  }

  return {
    async touch(user, channels, touchedAt, { timeoutSeconds, attributes }) {
      if (timeoutSeconds !== undefined) announce(user, timeoutSeconds)
      return channels.flatMap((channel) => {
        const present = seats.get(channel) ?? new Map<string, Seat>()
        const before = present.get(user)
        if (before === undefined) {
          if (taken >= most) return []
          taken += 1
        }
        seats.set(channel, present)
        const seat = {
          timeoutSeconds: announced.get(user) ?? DEFAULT_TIMEOUT_SECONDS,
          touchedAt,
          attributes: attributes?.[channel] ?? before?.attributes,
        }
        present.set(user, seat)
        return before === undefined ? [move(channel, user, seat.attributes)] : []
      })
    },
    leave: async (user, channels) => channels.flatMap((channel) => remove(channel, user)),
    async expire(at, timeScale) {
      const silent = [...seats].flatMap(([channel, present]) =>
        [...present]
          .filter(
            ([, { touchedAt, timeoutSeconds }]) => (at - touchedAt) * timeScale > timeoutSeconds * SECOND_MS,
          )
          .map(([user]) => ({ channel, user })),
      )
      return silent.flatMap(({ channel, user }) => remove(channel, user))
    },
    async describe(user, channels, attributes) {
      return channels.flatMap((channel) => {
        const seat = seats.get(channel)?.get(user)
        if (seat === undefined) return []
        seat.attributes = attributes
        return [move(channel, user, attributes)]
      })
    },
    here: async (channels) =>
      channels.flatMap((channel) =>
        [...(seats.get(channel) ?? [])].map(([user, { attributes }]) => ({ channel, user, attributes })),
      ),
    where: async (user) => [...seats].filter(([, present]) => present.has(user)).map(([channel]) => channel),
    channels: async () => [...seats.keys()],
  }
}
