import * as z from 'zod/mini'
import type { Cipher } from '../crypto/cipher.ts'
import type { Engagement } from '../engagement/engagement.ts'
import { DEFAULT_TIMEOUT_MS, wait, waitFor } from '../http/abort.ts'
import { addJitter, decideRetry, type RetryPolicy } from '../http/retry.ts'
import type { Query } from '../http/url.ts'
import { type Connection, isActive } from './connection.ts'
import { isPresenceChannel, readEntries, subscribeResponseSchema } from './envelope.ts'
import { failureOf, type RealtimeError } from './errors.ts'
import type { Service, ServiceCall } from './service.ts'
import {
  deliver,
  type Head,
  headAfterHandshake,
  isFarAhead,
  moveBack,
  rewindFor,
  type Subscription,
} from './subscriptions.ts'
import { epochMsOf, isLater, type Timetoken } from './timetoken.ts'

/** Limit of a long poll in milliseconds (specification section 9). */
const LONG_POLL_TIMEOUT_MS = 310_000
/** A poll that was open for this long was accepted by the service; how it ends then is the network's idle limit. */
const IDLE_POLL_MS = 20_000
/** A poll that lasts this much longer than idle polls did has a dead connection, or the limit has changed. */
const IDLE_GRACE_MS = 15_000
/** Statuses with which proxies end a request that waits for too long. */
const IDLE_STATUSES: ReadonlySet<number> = new Set([408, 502, 504, 522, 524])
/** Polls in a row that ended without a response, before a handshake shows whether the service still responds. */
const POLLS_WITHOUT_RESPONSE = 3
/** Least time between the starts of two polls, for a service that responds at once with nothing new. */
const MINIMUM_INTERVAL_MS = 500
/** Milliseconds after the last retry until everything starts over; twice that at most. */
const RECOVER_AFTER_MS = 150_000

interface LoopParts {
  readonly engagement: Engagement
  readonly connection: Connection
  readonly subscriptions: ReadonlySet<Subscription>
  readonly retry: RetryPolicy
  /** Milliseconds over which the first retry is spread after a connection broke. */
  readonly spreadMs: number
  readonly cipher: Cipher | undefined
}

/** What the requests between two interruptions have in common. */
interface Turn {
  readonly service: Service
  readonly channels: readonly string[]
  readonly signal: AbortSignal
}

/**
 * Creates the loop (docs/contract/realtime.md, 'Subscribe'). A handshake is a request without a time: the service responds at once
 * with its own time. It precedes the polls of every connection, and follows every failure and every doubt. A poll names the time
 * up to which messages were received, and the service holds it until there are newer ones. The loop reads the subscriptions
 * and the state before each request. Heartbeats keep the player present meanwhile ('Presence'), with the same retry policy.
 */
export function createSubscribeLoop(parts: LoopParts) {
  const { engagement, connection, subscriptions, retry, spreadMs, cipher } = parts
  const { warn, clock } = engagement.internals
  let interruption = new AbortController()
  /** The latest turn; undefined if the connection was not active then. */
  let latest: Turn | undefined
  /** The newest time of the stream. Undefined before its first handshake. */
  let head: Head | undefined
  /** The time from which the latest poll began. */
  let polledFrom: Timetoken | undefined
  let isInDoubt = false
  /** Failed attempts since the latest poll that the service accepted. */
  let attempts = 0
  /** Polls in a row that the network ended without a response. */
  let cutPolls = 0
  /** The longest time that an idle poll was open, once it is known. */
  let idleLimitMs: number | undefined

  async function run(turn: Turn): Promise<void> {
    const { signal } = turn
    // All interruptions of a task are followed by one request.
    await undefined
    while (!signal.aborted && isActive(connection.current)) {
      const startedAt = clock.deviceNow()
      try {
        if (head === undefined || isInDoubt || connection.current.phase !== 'connected') await handshake(turn)
        else await poll(head, startedAt, turn)
      } catch (error) {
        // An interrupted request has no failure. Neither has an interrupted wait.
        if (signal.aborted) return
        const failure = failureOf(error)
        const openMs = clock.deviceNow() - startedAt
        if (endsIdlePoll(failure, openMs)) afterCut(failure, openMs)
        else await afterFailure(failure, signal).catch(() => undefined)
      }
    }
  }

  async function handshake(turn: Turn): Promise<void> {
    const { cursor } = await request(turn, { tt: 0 }, DEFAULT_TIMEOUT_MS)
    if (turn.signal.aborted) return
    const before = head
    const platformNow = engagement.clockSkewMs === undefined ? undefined : engagement.now()
    head = headAfterHandshake(before, cursor, { at: clock.deviceNow(), platformNow })
    if (before !== undefined) moveBack(subscriptions, before.timetoken, head.timetoken)
    isInDoubt = false
    cutPolls = 0
    connection.dispatch('respond')
  }

  async function poll(before: Head, startedAt: number, turn: Turn): Promise<void> {
    // Behind the head while a subscriber catches up.
    const from = rewindFor(subscriptions, before.timetoken)
    polledFrom = from
    // A little more than idle polls lasted, so that a dead connection is noticed soon.
    const timeoutMs = Math.min((idleLimitMs ?? LONG_POLL_TIMEOUT_MS) + IDLE_GRACE_MS, LONG_POLL_TIMEOUT_MS)
    const { cursor, entries } = await request(turn, { tt: from, tr: before.region }, timeoutMs)
    attempts = 0
    cutPolls = 0
    const messages = await readEntries(entries, { cipher, warn, respondedAt: cursor.timetoken })
    if (turn.signal.aborted) return
    const at = clock.deviceNow()
    const openMs = at - startedAt
    if (messages.length === 0 && openMs >= IDLE_POLL_MS) idleLimitMs = Math.max(idleLimitMs ?? 0, openMs)
    // Either the response is of a wrong clock, and its time is not used, or the head is: a handshake shows it.
    const isOfWrongClock = (time: Timetoken) => isFarAhead(time, at + before.offsetMs)
    const isAhead = isOfWrongClock(cursor.timetoken)
    const isHeadAhead = isFarAhead(before.timetoken, epochMsOf(cursor.timetoken))
    isInDoubt = isAhead || (isHeadAhead && !before.isConfirmed)
    // Its messages are complete up to the last one, and their times are those of other nodes, as a rule.
    const newest = () => messages.filter(({ timetoken }) => !isOfWrongClock(timetoken)).at(-1)?.timetoken
    const next = isAhead ? (newest() ?? from) : cursor.timetoken
    // Never back, because the nodes of the service do not agree to the millisecond.
    head = { ...before, ...cursor, timetoken: isLater(next, before.timetoken) ? next : before.timetoken }
    deliver(subscriptions, messages, { since: from, next, head: before.timetoken })
    const isNothingNew = messages.length === 0 || !isLater(next, from)
    if (isNothingNew && openMs < MINIMUM_INTERVAL_MS)
      await wait(MINIMUM_INTERVAL_MS - Math.max(openMs, 0), turn.signal)
  }

  /** Called when the network has ended a poll that the service held, which is no failure. */
  function afterCut({ category }: RealtimeError, openMs: number): void {
    attempts = 0
    cutPolls += 1
    // A request that the network did not end may wait on a dead connection.
    const isTimeout = category === 'timeout'
    idleLimitMs = isTimeout ? undefined : Math.max(idleLimitMs ?? 0, openMs)
    isInDoubt = isTimeout || cutPolls >= POLLS_WITHOUT_RESPONSE
  }

  /** Waits until the next attempt, or until the recovery. Rejects when the turn is aborted. */
  async function afterFailure(failure: RealtimeError, signal: AbortSignal): Promise<void> {
    const spread = head === undefined ? 0 : spreadMs
    const decision = decideRetry(retry, { attempt: attempts, failure, spreadMs: spread }, Math.random)
    if ('delayMs' in decision) {
      attempts += 1
      connection.dispatch({ phase: 'reconnecting', attempt: attempts, failure })
      return wait(decision.delayMs, signal)
    }
    attempts = 0
    connection.dispatch({ phase: 'failed', reason: decision.reason, failure })
    if (!failure.retryable) return
    await wait(addJitter(RECOVER_AFTER_MS, RECOVER_AFTER_MS, Math.random), signal)
    connection.dispatch('connect')
  }

  function request({ service, channels, signal }: Turn, query: Query, timeoutMs: number) {
    const path = ['v2', 'subscribe', service.subscribeKey, channels, '0']
    const call = { path, query: { ...query, ee: '' }, signal, timeoutMs }
    return service.read(subscribeResponseSchema, 'subscribe response', call)
  }

  /** Sends heartbeats until the turn ends. After the last retry it waits until the stream is connected again. */
  async function keepPresent(turn: Turn): Promise<void> {
    const { service, signal } = turn
    const query = { heartbeat: service.presenceTimeoutSeconds }
    let failures = 0
    // The handshake is sent first.
    await undefined
    while (!signal.aborted) {
      try {
        await sendPresence('heartbeat', turn, { query, signal })
        failures = 0
        await wait(service.heartbeatIntervalSeconds * 1000, signal)
      } catch (error) {
        if (signal.aborted) return
        const failure = failureOf(error)
        const decision = decideRetry(retry, { attempt: failures, failure }, Math.random)
        failures += 1
        if ('reason' in decision) {
          warn({ message: `Presence was given up: ${decision.reason}`, cause: failure })
          failures = 0
          await waitFor<void>(
            (resolve) => connection.changes.add(({ phase }) => phase === 'connected' && resolve()),
            signal,
          )
        } else await wait(decision.delayMs, signal)
      }
    }
  }

  /** Leaves the channels of a turn that the next one does not have. A device without network cannot send that. */
  function leave({ service, channels }: Turn, next: Turn | undefined): void {
    const isSamePlayer =
      service.userId === next?.service.userId && service.subscribeKey === next.service.subscribeKey
    const left = channels.filter((channel) => !isSamePlayer || !next?.channels.includes(channel))
    if (connection.current.phase === 'offline') return
    sendPresence('leave', { service, channels: left }, { keepalive: true }).catch((cause) =>
      warn({ message: 'Leaving a real-time channel was not confirmed.', cause }),
    )
  }

  return {
    /**
     * Ends the requests and waits of the turn, and begins one with this service, these channels and the state as it is now. Does
     * nothing if the channels are the same array and nothing is in doubt, unless a subscription starts before the latest poll.
     */
    interrupt(service: Service | undefined, channels: readonly string[]): void {
      const before = latest
      const isSame = channels === before?.channels && isActive(connection.current) && !isInDoubt
      const mustRewind = polledFrom !== undefined && rewindFor(subscriptions, polledFrom) !== polledFrom
      if (isSame && !mustRewind) return
      attempts = 0
      // The last channel was left: the next subscriber begins another stream.
      if (channels.length === 0) head = undefined
      interruption.abort()
      interruption = new AbortController()
      latest = undefined
      if (service !== undefined && isActive(connection.current)) {
        latest = { service, channels, signal: interruption.signal }
        void run(latest)
        // It rejects when the turn ends.
        keepPresent(latest).catch(() => undefined)
      }
      // After the end of the poll, which would make the player present again.
      if (before !== undefined) leave(before, latest)
    },
    /** Lets the next request be a handshake, which confirms the connection. */
    distrust(): void {
      isInDoubt = true
    },
  }
}

/** Returns whether a poll ended because the network does not keep an idle request open any longer. */
function endsIdlePoll({ category, status }: RealtimeError, openMs: number): boolean {
  if (openMs < IDLE_POLL_MS) return false
  return status === undefined ? category === 'network' || category === 'timeout' : IDLE_STATUSES.has(status)
}

/** Sends a presence call for channels with users: presence channels have none, and a call without channels is rejected. */
async function sendPresence(
  action: 'heartbeat' | 'leave',
  { service, channels }: Omit<Turn, 'signal'>,
  options: Omit<ServiceCall, 'path'>,
): Promise<void> {
  const named = channels.filter((channel) => !isPresenceChannel(channel))
  if (named.length === 0) return
  const path = ['v2', 'presence', 'sub-key', service.subscribeKey, 'channel', named, action]
  await service.read(z.unknown(), 'presence', { path, ...options })
}
