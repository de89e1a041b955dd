import type { ReceivedMessage } from './envelope.ts'
import { matchesOneOf, type NameLists, nameLists } from './names.ts'
import {
  type Cursor,
  earlierOf,
  epochMsOf,
  isLater,
  laterOf,
  type Timetoken,
  timetokenAt,
} from './timetoken.ts'

/** Receives the messages of some channels and groups. */
export interface Subscriber {
  readonly lists: NameLists
  /** Receives messages after this time instead of from now on. */
  readonly since?: Timetoken | undefined
  receive(message: ReceivedMessage): void
  /** Called when the engagement is disposed. */
  end(): void
}

/** A subscriber and its place in the stream that all subscribers share. */
export interface Subscription {
  readonly subscriber: Subscriber
  readonly names: ReadonlySet<string>
  readonly recent: RecentMessages
  /** It has received, or does not want, the messages up to this time. Undefined until the stream's first response. */
  position: Timetoken | undefined
}

/** Returns the subscription of a subscriber that has received nothing. */
export function subscriptionOf(subscriber: Subscriber): Subscription {
  const { channels, groups } = subscriber.lists
  return {
    subscriber,
    names: new Set([...channels, ...groups]),
    recent: createRecentMessages(),
    position: subscriber.since,
  }
}

/** Returns the channels and groups of all subscriptions. */
export function listsOf(subscriptions: Iterable<Subscription>): NameLists {
  const all = [...subscriptions].map(({ subscriber }) => subscriber.lists)
  return nameLists(
    all.flatMap(({ channels }) => channels),
    all.flatMap(({ groups }) => groups),
  )
}

/**
 * Returns the earliest position if it is before the cursor of the next poll: a subscriber with a start time has joined. The
 * others skip what they have received before.
 */
export function rewindFor(subscriptions: Iterable<Subscription>, cursor: Timetoken): Timetoken | undefined {
  const earliest = [...subscriptions].reduce(
    (time, { position }) => earlierOf(position ?? time, time),
    cursor,
  )
  return earliest === cursor ? undefined : earliest
}

/** Starts the subscriptions without a start time: they receive only what is newer, also after a rewind for another one. */
export function startAt(subscriptions: Iterable<Subscription>, time: Timetoken): void {
  for (const subscription of subscriptions) subscription.position ??= time
}

/** Removes the positions: what follows is another stream, to which their times do not belong. */
export function startOver(subscriptions: Iterable<Subscription>): void {
  for (const subscription of subscriptions) subscription.position = undefined
}

/** Moves the positions up to a wrong time of the service back to the right one. */
export function moveBack(
  subscriptions: Iterable<Subscription>,
  { from, to }: { readonly from: Timetoken; readonly to: Timetoken },
): void {
  for (const subscription of subscriptions) {
    const { position } = subscription
    // A later one is a start time of a caller.
    if (position !== undefined && !isLater(position, from)) subscription.position = earlierOf(position, to)
  }
}

/** Messages of one response, and the times that it belongs to. */
export interface Delivery {
  readonly messages: readonly ReceivedMessage[]
  /** The cursor that they were requested with. */
  readonly since: Timetoken
  /** The cursor of the next poll. */
  readonly next: Timetoken
}

/**
 * Delivers messages to the subscribers that they match, each once. Returns the messages that the service sent without the
 * name of a subscription and whose channel matches no subscriber.
 */
export function deliver(
  subscriptions: Iterable<Subscription>,
  { messages, since, next }: Delivery,
): readonly ReceivedMessage[] {
  const unmatched = new Set(messages.filter(({ subscription }) => subscription === undefined))
  for (const subscription of subscriptions) {
    const { subscriber, names, recent, position = since } = subscription
    // From its position on every message is new: a node with a slow clock may stamp one with a time before that of another
    // node's response.
    const isReplay = isLater(position, since)
    // It joined while the response was on its way, and the next poll is rewound for it.
    const isEarlier = isLater(since, position)
    for (const message of messages) {
      if (!matchesOneOf(names, message)) continue
      unmatched.delete(message)
      if (isEarlier || (isReplay && !isLater(message.timetoken, position))) continue
      if (!recent.hasSeen(message)) subscriber.receive(message)
    }
    if (!isEarlier) subscription.position = laterOf(position, next)
  }
  return [...unmatched]
}

/** The place of the stream that all subscriptions share. */
export interface Place {
  readonly cursor: Cursor
  /** The newest time of the service; later than the cursor during a rewind. Subscribers without a start time start here. */
  readonly head: Timetoken
  /** When the head was received, by the device's clock. */
  readonly headAt: number
  /** Whether a second handshake has agreed with the head. */
  readonly isHeadConfirmed: boolean
  /** The service's clock minus the device's in milliseconds. */
  readonly clockOffsetMs: number
}

/** Two times of the service that differ by more than this are not of one clock: one of its nodes is wrong. */
const WRONG_CLOCK_MS = 60_000

/**
 * Returns the place at which a stream starts: the time of the handshake, or that of the platform if the handshake's is far
 * ahead of it, because no message would be newer.
 */
export function placeAtStart(
  { timetoken, region }: Cursor,
  { at, platformNow }: { readonly at: number; readonly platformNow: number | undefined },
): Place {
  const isWrong = platformNow !== undefined && epochMsOf(timetoken) - platformNow > WRONG_CLOCK_MS
  const head = isWrong ? timetokenAt(platformNow) : timetoken
  const clockOffsetMs = epochMsOf(head) - at
  return { cursor: { timetoken: head, region }, head, headAt: at, isHeadConfirmed: false, clockOffsetMs }
}

/**
 * Returns the place after a further handshake. It keeps the cursor, unless the head turns out to be far ahead of the service's
 * clock: then the stream continues from the time at which the head was received.
 */
export function placeAfterHandshake(before: Place, { timetoken, region }: Cursor, at: number): Place {
  const serviceMs = epochMsOf(timetoken)
  const confirmed = { isHeadConfirmed: true, clockOffsetMs: serviceMs - at }
  if (epochMsOf(before.head) - serviceMs <= WRONG_CLOCK_MS)
    return { ...before, ...confirmed, cursor: { ...before.cursor, region } }
  const head = timetokenAt(Math.max(serviceMs - (at - before.headAt), 1))
  return {
    ...confirmed,
    cursor: { timetoken: earlierOf(before.cursor.timetoken, head), region },
    head,
    headAt: at,
  }
}

/**
 * Returns the place after a poll, and whether another handshake must tell which time is wrong: that of the response, which is
 * not used then, or the head. The cursor never moves back, because the nodes of the service do not agree to the millisecond.
 */
export function placeAfterPoll(
  before: Place,
  { timetoken, region }: Cursor,
  at: number,
): { readonly place: Place; readonly isDoubtful: boolean } {
  const serviceMs = epochMsOf(timetoken)
  const aheadMs = serviceMs - at - before.clockOffsetMs
  if (aheadMs > WRONG_CLOCK_MS) return { place: before, isDoubtful: true }
  const next = laterOf(before.cursor.timetoken, timetoken)
  const isNewest = isLater(next, before.head)
  const place = {
    ...before,
    cursor: { timetoken: next, region },
    head: isNewest ? next : before.head,
    headAt: isNewest ? at : before.headAt,
    clockOffsetMs: before.clockOffsetMs + Math.max(aheadMs, 0),
  }
  const isHeadFar = epochMsOf(before.head) - serviceMs > WRONG_CLOCK_MS
  return { place, isDoubtful: isHeadFar && !before.isHeadConfirmed }
}

/** The fields that identify a published message. */
export interface MessageIdentity {
  readonly timetoken: Timetoken
  readonly channel: string
  readonly payload: unknown
}

/** The last messages, to recognise repeated ones. */
export interface RecentMessages {
  /** Returns whether this message is among the last ones, and adds it if not. The same time with another payload is new. */
  hasSeen(message: MessageIdentity): boolean
}

/** Messages that are remembered (specification section 9). */
const RECENT_MESSAGES = 100

/** Creates an empty list of the last hundred messages. */
export function createRecentMessages(): RecentMessages {
  const remembered: MessageIdentity[] = []
  let oldest = 0
  let latest: Timetoken = ''

  return {
    hasSeen(message) {
      // Times rise, so almost every message is later than all remembered ones and needs no comparison.
      if (isLater(message.timetoken, latest)) latest = message.timetoken
      else if (remembered.some((each) => isSameMessage(each, message))) return true
      remembered[oldest] = message
      oldest = (oldest + 1) % RECENT_MESSAGES
      return false
    },
  }
}

/** Returns whether two messages are the same one, received twice. */
export function isSameMessage(left: MessageIdentity, right: MessageIdentity): boolean {
  return (
    left.timetoken === right.timetoken &&
    left.channel === right.channel &&
    JSON.stringify(left.payload) === JSON.stringify(right.payload)
  )
}
