import {
  type Attributes,
  DEFAULT_TIMEOUT_SECONDS,
  MAX_PRESENT,
  type Move,
  type PresenceStore,
} from './presence-store.ts'

interface Presence {
  timeoutSeconds: number
  touchedAt: number
  attributes: Attributes | undefined
}

const SECOND_MS = 1000

/** Creates a presence store of this process only. @param most users on channels at a time */
export function createMemoryPresenceStore(most: number = MAX_PRESENT): PresenceStore {
  const usersByChannel = new Map<string, Map<string, Presence>>()
  /** Timeouts by user, the oldest announcement first. */
  const announced = new Map<string, number>()

  function announce(user: string, timeoutSeconds: number): void {
    announced.delete(user)
    announced.set(user, timeoutSeconds)
    const [oldest] = announced.keys()
    if (announced.size > most && oldest !== undefined) announced.delete(oldest)
  }

  function move(channel: string, user: string, attributes?: Attributes): Move {
    return { channel, user, attributes, occupancy: usersByChannel.get(channel)?.size ?? 0 }
  }

  function remove(channel: string, user: string): readonly Move[] {
    const present = usersByChannel.get(channel)
    if (!present?.delete(user)) return []
    if (present.size === 0) usersByChannel.delete(channel)
    return [move(channel, user)]
  }

  return {
    async touch(user, channels, touchedAt, { timeoutSeconds, attributes }) {
      if (timeoutSeconds !== undefined) announce(user, timeoutSeconds)
      return channels.flatMap((channel) => {
        const present = usersByChannel.get(channel) ?? new Map<string, Presence>()
        const before = present.get(user)
        usersByChannel.set(channel, present)
        const entry = {
          timeoutSeconds: announced.get(user) ?? DEFAULT_TIMEOUT_SECONDS,
          touchedAt,
          attributes: attributes?.[channel] ?? before?.attributes,
        }
        present.set(user, entry)
        return before === undefined ? [move(channel, user, entry.attributes)] : []
      })
    },
    leave: async (user, channels) => channels.flatMap((channel) => remove(channel, user)),
    async expire(at) {
      const seats = [...usersByChannel].flatMap(([channel, present]) =>
        [...present].map(([user, { touchedAt, timeoutSeconds }]) => ({
          channel,
          user,
          touchedAt,
          isSilent: at - touchedAt > timeoutSeconds * SECOND_MS,
        })),
      )
      const active = seats.filter(({ isSilent }) => !isSilent)
      const surplus = active.sort((one, other) => other.touchedAt - one.touchedAt).slice(most)
      const gone = [...seats.filter(({ isSilent }) => isSilent), ...surplus]
      return gone.flatMap(({ channel, user }) => remove(channel, user))
    },
    async describe(user, channels, attributes) {
      return channels.flatMap((channel) => {
        const entry = usersByChannel.get(channel)?.get(user)
        if (entry === undefined) return []
        entry.attributes = attributes
        return [move(channel, user, attributes)]
      })
    },
    here: async (channel) =>
      [...(usersByChannel.get(channel) ?? [])].map(([user, { attributes }]) => ({ user, attributes })),
    where: async (user) =>
      [...usersByChannel].filter(([, present]) => present.has(user)).map(([channel]) => channel),
  }
}
