import type { Envelope } from './envelope.ts'
import { createRecentMessages, type RecentMessages } from './recent-messages.ts'
import { type SubscriptionLists, subscriptionLists } from './subscription-lists.ts'
import { isLater, type Timetoken } from './timetoken.ts'

/** One published thing, decrypted. */
export interface Received extends Envelope {
  /** Why the payload is still encrypted. */
  readonly error?: string | undefined
}

/** Somebody who listens to some names. */
export interface Listener {
  readonly lists: SubscriptionLists
  /** Starts after this time instead of now. */
  readonly since?: Timetoken | undefined
  receive(message: Received): void
  /** The engagement was disposed. */
  end(): void
}

/** Everybody who listens, on one stream. */
export interface Audience {
  add(listener: Listener): () => void
  /** All names that somebody listens to. */
  lists(): SubscriptionLists
  /** The earliest time that a newcomer asked for, once; the others will not hear again what they have heard. */
  takeRewind(heardUntil: Timetoken | undefined): Timetoken | undefined
  deliver(messages: readonly Received[]): void
  /** Forgets everybody without a word. */
  clear(): void
  end(): void
}

interface Seat {
  readonly listener: Listener
  readonly names: ReadonlySet<string>
  readonly recent: RecentMessages
  isNew: boolean
  ignoreUntil: Timetoken
}

/** An empty audience. */
export function createAudience(): Audience {
  const seats = new Set<Seat>()

  return {
    add(listener) {
      const names = new Set([...listener.lists.channels, ...listener.lists.groups])
      const recent = createRecentMessages()
      const seat: Seat = { listener, names, recent, isNew: true, ignoreUntil: listener.since ?? '' }
      seats.add(seat)
      return () => seats.delete(seat)
    },
    lists() {
      const all = [...seats].map(({ listener }) => listener.lists)
      return subscriptionLists(
        all.flatMap(({ channels }) => channels),
        all.flatMap(({ groups }) => groups),
      )
    },
    takeRewind(heardUntil) {
      const newcomers = [...seats].filter(({ isNew }) => isNew)
      const [first, ...later] = newcomers.flatMap(({ listener }) => listener.since ?? [])
      const earliest = later.reduce(
        (left, right) => (left !== undefined && isLater(left, right) ? right : left),
        first,
      )
      for (const seat of seats) {
        if (!seat.isNew && heardUntil !== undefined && isLater(heardUntil, seat.ignoreUntil)) {
          seat.ignoreUntil = earliest === undefined ? seat.ignoreUntil : heardUntil
        }
        seat.isNew = false
      }
      return earliest
    },
    deliver(messages) {
      for (const { listener, names, recent, ignoreUntil } of seats) {
        for (const message of messages) {
          if (!names.has(message.subscription) || !isLater(message.timetoken, ignoreUntil)) continue
          if (!recent.hasSeen(message)) listener.receive(message)
        }
      }
    },
    clear: () => seats.clear(),
    end() {
      const leaving = [...seats]
      seats.clear()
      for (const { listener } of leaving) listener.end()
    },
  }
}
