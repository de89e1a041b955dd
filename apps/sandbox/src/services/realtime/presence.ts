import type { Publication } from './channel-log.ts'

/** A user joined a channel or left it; listeners are notified. */
export interface Move {
  readonly user: string
  readonly channel: string
  /** How many users are on the channel now. */
  readonly occupancy: number
}

/** A sign of life of a user on a channel. */
export interface Touch {
  readonly user: string
  readonly channel: string
  readonly at: number
  /** Seconds of silence after which the user is treated as gone. @default as announced on the channel before, else 300 */
  readonly timeoutSeconds?: number | undefined
}

/** Stores which users are on which channels, for this process or for all of them. Instants are epoch milliseconds. */
export interface PresenceStore {
  /** Records activity, no two of one user on one channel. Returns who has joined a channel by it. */
  touch(touches: readonly Touch[]): Promise<readonly Move[]>
  /** Returns the channels that the user was on. */
  leave(user: string, channels: readonly string[]): Promise<readonly Move[]>
  /**
   * Removes users that were silent for longer than announced and, beyond the most that are stored, those that were silent
   * the longest, so that there is always room for a newcomer. Each is returned once, to one caller.
   */
  expire(at: number): Promise<readonly Move[]>
  /** Returns the users on a channel, in the order in which they joined. */
  here(channel: string): Promise<readonly string[]>
  /** Returns the channels that a user is on. */
  where(user: string): Promise<readonly string[]>
}

/** Seconds of silence until a user is treated as gone, if no request announced any. */
export const DEFAULT_TIMEOUT_SECONDS = 300

/** The longest silence that a request may announce, in seconds. */
export const LONGEST_TIMEOUT_SECONDS = 3600

/** Users on channels that are stored; each sweep removes those beyond it. */
export const MAX_PRESENT = 20_000

const SECOND_MS = 1000

type Action = 'join' | 'leave' | 'timeout'

const SUFFIX = '-pnpres'

/**
 * Creates the presence service: the users on each channel. It publishes joins and leaves on companion channels. Clocks return
 * epoch milliseconds.
 */
export function createPresence(ports: {
  /** The machine's clock, for the length of a silence. */
  now: () => number
  /** The platform's clock, for the times in events. */
  platformNow: () => number
  publish: (publication: Publication) => void
  store: PresenceStore
}) {
  const { now, store } = ports

  /** What users have renewed since the last sweep, by user and channel. */
  const renewed = new Map<string, Touch>()
  let writing: Promise<unknown> = Promise.resolve()

  function publishMoves(action: Action, moves: readonly Move[]): void {
    for (const { channel, user, occupancy } of moves) {
      const timestamp = Math.trunc(ports.platformNow() / SECOND_MS)
      const payload = { action, uuid: user, timestamp, occupancy }
      ports.publish({ channel: `${channel}${SUFFIX}`, payload, publisher: user, isStored: false })
    }
  }

  function touchesOf(user: string, channels: readonly string[], timeoutSeconds?: number): readonly Touch[] {
    return withoutCompanions(channels).map((channel) => ({ user, channel, at: now(), timeoutSeconds }))
  }

  async function write(touches: readonly Touch[]): Promise<void> {
    if (touches.length > 0) publishMoves('join', await store.touch(touches))
  }

  return {
    /** Records activity of a user: the first on a channel is a join. */
    async touch(user: string, channels: readonly string[], timeoutSeconds?: number): Promise<void> {
      const touches = touchesOf(user, channels, timeoutSeconds)
      // It is newer than what was renewed.
      for (const one of touches) renewed.delete(keyOf(one))
      await write(touches)
    },
    /** As touch, for a user who has joined: written with the next sweep, so that a slow database delays no message. */
    renew(user: string, channels: readonly string[], timeoutSeconds?: number): void {
      for (const one of touchesOf(user, channels, timeoutSeconds)) renewed.set(keyOf(one), one)
    },
    async leave(user: string, channels: readonly string[]): Promise<void> {
      for (const channel of channels) renewed.delete(keyOf({ user, channel }))
      await writing
      publishMoves('leave', await store.leave(user, withoutCompanions(channels)))
    },
    here: store.here,
    where: store.where,
    /** Writes what was renewed, and removes users that were silent for too long. */
    async sweep(): Promise<void> {
      const touches = [...renewed.values()]
      renewed.clear()
      const written = write(touches)
      writing = written.catch(() => undefined)
      await written
      publishMoves('timeout', await store.expire(now()))
    },
  }
}

function keyOf({ user, channel }: Pick<Touch, 'user' | 'channel'>): string {
  return JSON.stringify([user, channel])
}

/** Users are on no companion channel. */
function withoutCompanions(channels: readonly string[]): readonly string[] {
  return channels.filter((channel) => !channel.endsWith(SUFFIX))
}

interface Presence {
  readonly timeoutSeconds: number
  readonly touchedAt: number
}

/** Creates a presence store of this process only. @param most users on channels at a time */
export function createMemoryPresenceStore(most: number = MAX_PRESENT): PresenceStore {
  const usersByChannel = new Map<string, Map<string, Presence>>()

  function move(channel: string, user: string): Move {
    return { channel, user, occupancy: usersByChannel.get(channel)?.size ?? 0 }
  }

  function remove(channel: string, user: string): readonly Move[] {
    const present = usersByChannel.get(channel)
    if (!present?.delete(user)) return []
    if (present.size === 0) usersByChannel.delete(channel)
    return [move(channel, user)]
  }

  return {
    async touch(touches) {
      return touches.flatMap(({ user, channel, at, timeoutSeconds }) => {
        const present = usersByChannel.get(channel) ?? new Map<string, Presence>()
        const before = present.get(user)
        usersByChannel.set(channel, present)
        const timeout = timeoutSeconds ?? before?.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS
        present.set(user, { timeoutSeconds: timeout, touchedAt: at })
        return before === undefined ? [move(channel, user)] : []
      })
    },
    leave: async (user, channels) => channels.flatMap((channel) => remove(channel, user)),
    async expire(at) {
      const presences = [...usersByChannel].flatMap(([channel, present]) =>
        [...present].map(([user, { touchedAt, timeoutSeconds }]) => ({
          channel,
          user,
          touchedAt,
          isSilent: at - touchedAt > timeoutSeconds * SECOND_MS,
        })),
      )
      const active = presences.filter(({ isSilent }) => !isSilent)
      const surplus = active.sort((one, other) => other.touchedAt - one.touchedAt).slice(most)
      const gone = [...presences.filter(({ isSilent }) => isSilent), ...surplus]
      return gone.flatMap(({ channel, user }) => remove(channel, user))
    },
    here: async (channel) => [...(usersByChannel.get(channel)?.keys() ?? [])],
    where: async (user) =>
      [...usersByChannel].filter(([, present]) => present.has(user)).map(([channel]) => channel),
  }
}
