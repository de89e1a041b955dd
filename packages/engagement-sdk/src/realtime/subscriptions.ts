import type { RealtimeMessage } from './envelope.ts'
import { type Cursor, epochMsOf, isLater, type Timetoken, timetokenAt } from './timetoken.ts'

/** The messages that wait for the reader of a stream. */
export interface Queue {
  receive(message: RealtimeMessage): void
  /** Ends the stream and drops the waiting messages. */
  end(): void
  /** Aborted at the end of the stream. */
  readonly ended: AbortSignal
}

/** A subscriber to some channels, and its place in the stream that all subscribers share. */
export interface Subscription extends Queue {
  readonly channels: readonly string[]
  readonly isRepeated: (message: RealtimeMessage) => boolean
  /** It has received, or does not want, the messages up to this time. Undefined without a start time, until its first response. */
  position: Timetoken | undefined
}

/** Returns the channels of all subscriptions, sorted, each once. */
export function channelsOf(subscriptions: Iterable<Subscription>): readonly string[] {
  return [...new Set([...subscriptions].flatMap(({ channels }) => channels))].sort()
}

/** Returns the time at which the next poll must begin: this one, or the earliest position if it is before. */
export function rewindFor(subscriptions: Iterable<Subscription>, time: Timetoken): Timetoken {
  let earliest = time
  for (const { position = time } of subscriptions) if (isLater(earliest, position)) earliest = position
  return earliest
}

/** Moves the positions up to a wrong time of the service back to the right one. */
export function moveBack(subscriptions: Iterable<Subscription>, from: Timetoken, to: Timetoken): void {
  for (const subscription of subscriptions) {
    const { position = to } = subscription
    // One that is later than the wrong time is a start time of a caller.
    if (isLater(position, to) && !isLater(position, from)) subscription.position = to
  }
}

/** The times of a response: after which it was requested, up to which it is complete, and the head of the stream before. */
interface ResponseTimes {
  readonly since: Timetoken
  readonly next: Timetoken
  readonly head: Timetoken
}

/** Delivers the messages of a response to the subscribers of the names that matched, to each once. */
export function deliver(
  subscriptions: Iterable<Subscription>,
  messages: readonly RealtimeMessage[],
  { since, next, head }: ResponseTimes,
): void {
  for (const subscription of subscriptions) {
    // Without a start time it receives only what is newer than the head, also after a rewind for another one.
    const { channels, isRepeated, position = head } = subscription
    // It joined while the response was on its way, and the next poll is rewound for it.
    if (isLater(since, position)) continue
    // From its position on every message is new: a node with a slow clock may stamp one with a time before that of another
    // node's response.
    const isReplay = isLater(position, since)
    for (const message of messages) {
      if (!channels.includes(message.subscription)) continue
      if (isReplay && !isLater(message.timetoken, position)) continue
      if (!isRepeated(message)) subscription.receive(message)
    }
    subscription.position = isLater(next, position) ? next : position
  }
}

/** The newest time of the stream, at which subscribers without a start time begin, and what is known of its clock. */
export interface Head extends Cursor {
  /** The service's clock minus the device's in milliseconds, at the last handshake. */
  readonly offsetMs: number
  /** Whether a second handshake has agreed with the time. */
  readonly isConfirmed: boolean
}

/** Two times of the service that differ by more than this are not of one clock: one of its nodes is wrong. */
const WRONG_CLOCK_MS = 60_000

/** Returns whether a time is too far ahead of an instant in epoch milliseconds to be of the same clock. */
export function isFarAhead(time: Timetoken, epochMs: number): boolean {
  return epochMsOf(time) - epochMs > WRONG_CLOCK_MS
}

/**
 * Returns the head after a handshake. The first one sets it, with the platform's time if its own is far ahead of that: no message
 * would be newer. Further ones keep it, unless it turns out to be far ahead of the service's clock: then it was set by a wrong
 * clock, and is moved back by the difference between the clocks.
 *
 * @param received when, by the device's clock and by the platform's, which may be unknown
 */
export function headAfterHandshake(
  before: Head | undefined,
  { timetoken, region }: Cursor,
  { at, platformNow }: { readonly at: number; readonly platformNow: number | undefined },
): Head {
  const serviceMs = epochMsOf(timetoken)
  const offsetMs = serviceMs - at
  if (before === undefined) {
    if (platformNow === undefined || !isFarAhead(timetoken, platformNow))
      return { timetoken, region, offsetMs, isConfirmed: false }
    return { timetoken: timetokenAt(platformNow), region, offsetMs: platformNow - at, isConfirmed: false }
  }
  const confirmed = { ...before, region, offsetMs, isConfirmed: true }
  if (!isFarAhead(before.timetoken, serviceMs)) return confirmed
  const rightMs = epochMsOf(before.timetoken) - (before.offsetMs - offsetMs)
  return { ...confirmed, timetoken: timetokenAt(Math.min(rightMs, serviceMs)) }
}

/** Messages that are remembered (specification section 9). */
const RECENT_MESSAGES = 100

/**
 * Creates a function that returns whether a message is among the last hundred that it was called with. The same time with another
 * payload is another message.
 */
export function createRepeatFilter(): (message: RealtimeMessage) => boolean {
  const remembered: RealtimeMessage[] = []
  let oldest = 0
  let latest: Timetoken = ''
  return (message) => {
    // Times rise, so almost every message is later than all remembered ones and needs no comparison.
    if (isLater(message.timetoken, latest)) latest = message.timetoken
    else if (remembered.some((each) => isSameMessage(each, message))) return true
    remembered[oldest] = message
    oldest = (oldest + 1) % RECENT_MESSAGES
    return false
  }
}

/** Returns whether two messages are the same one, received twice. */
export function isSameMessage(left: RealtimeMessage, right: RealtimeMessage): boolean {
  return (
    left.timetoken === right.timetoken &&
    left.channel === right.channel &&
    left.event === right.event &&
    JSON.stringify(left.payload) === JSON.stringify(right.payload)
  )
}
