import type { Publication } from './channel-log.ts'
import type { Activity, Attributes, Member, Move, PresenceStore } from './presence-store.ts'

/** The users on each channel, and the events about them. */
export interface Presence {
  /** Records activity of a user: the first on a channel is a join. */
  touch(user: string, channels: readonly string[], activity?: Activity): Promise<void>
  /** As touch, for a user who has joined: no request waits for it, so that a slow database delays no message. */
  renew(user: string, channels: readonly string[], activity?: Activity): void
  leave(user: string, channels: readonly string[]): Promise<void>
  setAttributes(user: string, channels: readonly string[], attributes: Attributes): Promise<void>
  attributesOf(user: string, channel: string): Promise<Attributes>
  /** Returns the users on a channel, in the order in which they joined. */
  here(channel: string): Promise<readonly Member[]>
  where(user: string): Promise<readonly string[]>
  /** Removes users that were silent for too long. */
  sweep(): Promise<void>
  /** Resolves when all pending writes have ended. */
  settled(): Promise<void>
}

type Action = 'join' | 'leave' | 'timeout' | 'state-change'

const SECOND_MS = 1000
const SUFFIX = '-pnpres'

/** Creates the presence service, which publishes joins and leaves on companion channels. Clocks return epoch milliseconds. */
export function createPresence(ports: {
  /** The machine's clock, for the length of a silence. */
  now: () => number
  /** The platform's clock, for the times in events. */
  platformNow: () => number
  publish: (publication: Publication) => void
  store: PresenceStore
  /** Called with errors that no request waits for. */
  onError: (error: unknown) => void
}): Presence {
  const { now, store } = ports

  /** Renewals that are being written, by user. */
  const renewals = new Map<string, Promise<void>>()

  function publishMoves(action: Action, moves: readonly Move[]): void {
    for (const { channel, user, attributes, occupancy } of moves) {
      const timestamp = Math.trunc(ports.platformNow() / SECOND_MS)
      const payload = { action, uuid: user, timestamp, occupancy, ...(attributes && { data: attributes }) }
      ports.publish({ channel: `${channel}${SUFFIX}`, payload, publisher: user, isStored: false })
    }
  }

  async function touch(user: string, channels: readonly string[], activity: Activity = {}): Promise<void> {
    publishMoves('join', await store.touch(user, withoutCompanions(channels), now(), activity))
  }

  return {
    touch,
    renew(user, channels, activity) {
      // While one is being written, another one adds nothing but its attributes.
      const before = renewals.get(user)
      if (before !== undefined && activity?.attributes === undefined) return
      const renewal = Promise.resolve(before)
        .then(() => touch(user, channels, activity))
        .catch(ports.onError)
        .finally(() => {
          if (renewals.get(user) === renewal) renewals.delete(user)
        })
      renewals.set(user, renewal)
    },
    async leave(user, channels) {
      await renewals.get(user)
      publishMoves('leave', await store.leave(user, withoutCompanions(channels)))
    },
    async setAttributes(user, channels, attributes) {
      await touch(user, channels)
      publishMoves('state-change', await store.describe(user, withoutCompanions(channels), attributes))
    },
    async attributesOf(user, channel) {
      const found = (await store.here(channel)).find((member) => member.user === user)
      return found?.attributes ?? {}
    },
    here: store.here,
    where: store.where,
    settled: async () => void (await Promise.all(renewals.values())),
    async sweep() {
      publishMoves('timeout', await store.expire(now()))
    },
  }
}

/** Users are on no companion channel. */
function withoutCompanions(channels: readonly string[]): readonly string[] {
  return channels.filter((channel) => !channel.endsWith(SUFFIX))
}
