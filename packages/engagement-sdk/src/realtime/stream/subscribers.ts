import type { Envelope } from './envelope.ts'
import { matchesOneOf } from './matches-one-of.ts'
import { createRecentMessages, type RecentMessages } from './recent-messages.ts'
import { placeOf, type SubscribeState } from './subscribe-state.ts'
import { type SubscriptionLists, subscriptionLists } from './subscription-lists.ts'
import { earlierOf, isLater, type Timetoken } from './timetoken.ts'

/** One published thing, decrypted. */
export interface Received extends Envelope {
  /** Why the payload is still encrypted. */
  readonly error?: string | undefined
  /** Published unencrypted although a cipher is configured. */
  readonly isPlaintext?: boolean | undefined
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
  readonly isEmpty: boolean
  /**
   * The earliest time that a newcomer asked for, once, where it is before the loop's place: the place is everybody's,
   * so it is never moved on. The others will not hear again what they have heard.
   */
  takeRewind(state: SubscribeState): Timetoken | undefined
  /** Subscribers without a start time receive only what is newer than the handshake, even when the cursor is rewound for another subscriber. */
  begin(now: Timetoken): void
  /**
   * Delivers messages and returns those that the service sent without the name that matched, and whose channel nothing
   * here matches.
   *
   * @param since the cursor that they were requested with
   */
  deliver(messages: readonly Received[], since: Timetoken): readonly Received[]
  /** Forgets everybody without a word. */
  clear(): void
  end(): void
}

interface Seat {
  readonly listener: Listener
  readonly names: ReadonlySet<string>
  readonly recent: RecentMessages
  isNew: boolean
  /** Where it starts; the next handshake's time where it is not known yet. Earlier messages are for other subscribers. */
  ignoreUntil: Timetoken | undefined
}

/** An empty audience. */
export function createAudience(): Audience {
  const seats = new Set<Seat>()

  return {
    add(listener) {
      const names = new Set([...listener.lists.channels, ...listener.lists.groups])
      const recent = createRecentMessages()
      const seat: Seat = { listener, names, recent, isNew: true, ignoreUntil: listener.since }
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
    get isEmpty() {
      return seats.size === 0
    },
    takeRewind(state) {
      const place = placeOf(state)
      const wanted = [...seats].flatMap(({ isNew, listener }) => (isNew && listener.since) || [])
      const earliest = wanted.reduce(earlierOf, place)
      const isRewind = earliest !== place
      for (const seat of seats) {
        if ('cursor' in state) seat.ignoreUntil ??= state.cursor.timetoken
        const { isNew, ignoreUntil } = seat
        if (isRewind && !isNew && place && ignoreUntil && isLater(place, ignoreUntil))
          seat.ignoreUntil = place
        seat.isNew = false
      }
      return isRewind ? earliest : undefined
    },
    begin(now) {
      for (const seat of seats) seat.ignoreUntil ??= now
    },
    deliver(messages, since) {
      const unmatched = new Set(messages.filter(({ subscription }) => subscription === undefined))
      for (const { listener, names, recent, ignoreUntil = '' } of seats) {
        // Once the cursor has reached the start, the service decides what is new: a message may be stamped by a node
        // whose clock is behind the one that answered the handshake.
        const isReplay = isLater(ignoreUntil, since)
        for (const message of messages) {
          if (!matchesOneOf(names, message)) continue
          unmatched.delete(message)
          if (isReplay && !isLater(message.timetoken, ignoreUntil)) continue
          if (!recent.hasSeen(message)) listener.receive(message)
        }
      }
      return [...unmatched]
    },
    clear: () => seats.clear(),
    end() {
      const leaving = [...seats]
      seats.clear()
      for (const { listener } of leaving) listener.end()
    },
  }
}
