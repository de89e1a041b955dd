import type { Envelope } from './envelope.ts'
import { matchesOneOf } from './matches-one-of.ts'
import { createRecentMessages, type RecentMessages } from './recent-messages.ts'
import { positionOf, type SubscribeState } from './subscribe-state.ts'
import { type SubscriptionLists, subscriptionLists } from './subscription-lists.ts'
import { earlierOf, isLater, type Timetoken } from './timetoken.ts'

/** A published message after decryption. */
export interface ReceivedMessage extends Envelope {
  /** Why the payload is still encrypted. */
  readonly error?: string | undefined
  /** True for a message that was published unencrypted although a cipher is configured. */
  readonly isPlaintext?: boolean | undefined
}

/** Receives the messages of some channels and groups. */
export interface Subscriber {
  readonly lists: SubscriptionLists
  /** Receives messages after this time instead of from now on. */
  readonly since?: Timetoken | undefined
  receive(message: ReceivedMessage): void
  /** Called when the engagement is disposed. */
  end(): void
}

/** The subscribers that share one connection. */
export interface SubscriberSet {
  /** Adds a subscriber until the returned function is called. */
  add(subscriber: Subscriber): () => void
  /** Returns the channels and groups of all subscribers. */
  lists(): SubscriptionLists
  readonly isEmpty: boolean
  /**
   * Returns the earliest start time of the new subscribers if it is before the loop's cursor, once. The cursor is shared,
   * so it only ever moves back for a new subscriber; the others skip what they received before.
   */
  takeRewind(state: SubscribeState): Timetoken | undefined
  /**
   * Subscribers without a start time receive only messages newer than the handshake, even when the cursor is rewound for
   * another subscriber.
   */
  startAt(handshake: Timetoken): void
  /**
   * Delivers messages to the subscribers that they match. Returns the messages that the service sent without the name of
   * a subscription and whose channel matches no subscriber.
   *
   * @param since the cursor that the messages were requested with
   */
  deliver(messages: readonly ReceivedMessage[], since: Timetoken): readonly ReceivedMessage[]
  /** Removes all subscribers without ending them. */
  clear(): void
  /** Removes and ends all subscribers. */
  end(): void
}

interface Entry {
  readonly subscriber: Subscriber
  readonly names: ReadonlySet<string>
  readonly recent: RecentMessages
  isNew: boolean
  /** Messages up to this time are for other subscribers. Undefined until the next handshake. */
  ignoreUntil: Timetoken | undefined
}

/** Creates an empty set of subscribers. */
export function createSubscriberSet(): SubscriberSet {
  const entries = new Set<Entry>()

  return {
    add(subscriber) {
      const { channels, groups } = subscriber.lists
      const entry: Entry = {
        subscriber,
        names: new Set([...channels, ...groups]),
        recent: createRecentMessages(),
        isNew: true,
        ignoreUntil: subscriber.since,
      }
      entries.add(entry)
      return () => entries.delete(entry)
    },
    lists() {
      const all = [...entries].map(({ subscriber }) => subscriber.lists)
      return subscriptionLists(
        all.flatMap(({ channels }) => channels),
        all.flatMap(({ groups }) => groups),
      )
    },
    get isEmpty() {
      return entries.size === 0
    },
    takeRewind(state) {
      const cursor = positionOf(state)
      const added = [...entries].filter(({ isNew }) => isNew)
      const startTimes = added.flatMap(({ subscriber }) => subscriber.since ?? [])
      const earliest = startTimes.reduce(earlierOf, cursor)
      const isRewind = earliest !== cursor
      for (const entry of entries) {
        // A subscriber without a start time that joins a running stream starts at its cursor.
        if ('cursor' in state) entry.ignoreUntil ??= state.cursor.timetoken
        const { isNew, ignoreUntil } = entry
        // The others have received what is before the cursor.
        if (isRewind && !isNew && cursor && ignoreUntil && isLater(cursor, ignoreUntil))
          entry.ignoreUntil = cursor
        entry.isNew = false
      }
      return isRewind ? earliest : undefined
    },
    startAt(handshake) {
      for (const entry of entries) entry.ignoreUntil ??= handshake
    },
    deliver(messages, since) {
      const unmatched = new Set(messages.filter(({ subscription }) => subscription === undefined))
      for (const { subscriber, names, recent, ignoreUntil = '' } of entries) {
        // Once the cursor is later than the start time, every message is new: a node with a slow clock may stamp
        // a message with a time before the handshake of another node.
        const isReplay = isLater(ignoreUntil, since)
        for (const message of messages) {
          if (!matchesOneOf(names, message)) continue
          unmatched.delete(message)
          if (isReplay && !isLater(message.timetoken, ignoreUntil)) continue
          if (!recent.hasSeen(message)) subscriber.receive(message)
        }
      }
      return [...unmatched]
    },
    clear: () => entries.clear(),
    end() {
      const ended = [...entries]
      entries.clear()
      for (const { subscriber } of ended) subscriber.end()
    },
  }
}
