import { DEFAULT_TIMEOUT_MS } from '../http/abort.ts'
import { addJitter, decideRetry } from '../http/retry.ts'
import type { Query } from '../http/url.ts'
import { type Connection, isActive } from './connection.ts'
import { decryptMessages, parseSubscribeResponse, type SubscribeResponse } from './envelope.ts'
import { failureOf, RealtimeError, type RealtimeFailure } from './errors.ts'
import { encodeNames, type ServicePorts } from './service.ts'
import {
  channelsOf,
  deliver,
  type Head,
  headAfterHandshake,
  headAfterPoll,
  moveBack,
  rewindFor,
  type Subscription,
  startAt,
} from './subscriptions.ts'
import { type Cursor, isLater, type Timetoken } from './timetoken.ts'

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
/** A poll that was open for less than this when the page becomes visible is treated as alive. */
const FRESH_POLL_MS = 10_000
/** Least time between the starts of two polls, for a service that responds at once with nothing new. */
const MINIMUM_INTERVAL_MS = 500

/** The parts of real-time that the loop uses. */
export interface SubscribePorts extends ServicePorts {
  readonly connection: Connection
  readonly subscriptions: ReadonlySet<Subscription>
  /** Returns the platform's time in epoch milliseconds; undefined until a response of the platform has shown it. */
  readonly platformNow: () => number | undefined
}

/** The loop of long polls. It reads the subscriptions and the state of the connection before each request. */
export interface SubscribeLoop {
  /** Returns whether a subscriber waits for messages from before the poll in flight. */
  needsRewind(): boolean
  /** Ends the request or wait of the loop, which continues with the subscriptions and the state as they are now. */
  interrupt(): void
  /** As `interrupt`; continues with a handshake, which confirms the connection. */
  restart(): void
  /** Confirms an open connection with a handshake, unless its poll is fresh. */
  check(): void
}

/**
 * Creates the loop (docs/contract/realtime.md, 'Subscribe'). A handshake is a request without a time: the service responds at once
 * with its own time. It precedes the polls of every connection, and follows every failure and every doubt. A poll names the time
 * up to which messages were received, and the service holds it until there are newer ones. The loop ends while the connection is
 * not active, and starts again with the next `interrupt`.
 */
export function createSubscribeLoop(ports: SubscribePorts): SubscribeLoop {
  const { options, connection, subscriptions, warn } = ports
  const { clock, random } = options
  let turn = new AbortController()
  /** The newest time of the stream. Undefined before its first handshake. */
  let head: Head | undefined
  /** The time after which the latest poll requested messages. */
  let since: Timetoken | undefined
  let isInDoubt = false
  /** Failed attempts since the latest poll that the service accepted. */
  let attempts = 0
  /** Polls in a row that the network ended without a response. */
  let cutPolls = 0
  /** The longest time that an idle poll was open, once it is known. */
  let idleLimitMs: number | undefined
  let pollStartedAt = 0
  /** Whether the next poll waits, because the service responded to the latest one at once with nothing new. */
  let isThrottled = false

  async function run(signal: AbortSignal): Promise<void> {
    // All interruptions of a task are followed by one request.
    await undefined
    for (;;) {
      if (signal.aborted || !isActive(connection.current)) return
      try {
        if (head === undefined || isInDoubt || connection.current.phase !== 'connected')
          await handshake(signal)
        else await poll(head, signal)
      } catch (error) {
        // An interrupted request has no failure. Neither has an interrupted wait.
        if (!signal.aborted) await afterFailure(failureOf(error), signal).catch(() => undefined)
      }
    }
  }

  async function handshake(signal: AbortSignal): Promise<void> {
    const query = { tt: 0, state: ports.attributes(channelsOf(subscriptions)) }
    const { cursor } = await request(query, { signal, timeoutMs: DEFAULT_TIMEOUT_MS })
    if (signal.aborted) return
    const before = head
    head = headAfterHandshake(before, cursor, { at: clock.now(), platformNow: ports.platformNow() })
    if (before !== undefined && isLater(before.timetoken, head.timetoken))
      moveBack(subscriptions, before.timetoken, head.timetoken)
    isInDoubt = false
    cutPolls = 0
    connection.dispatch({ type: 'respond' })
  }

  async function poll(before: Head, signal: AbortSignal): Promise<void> {
    startAt(subscriptions, before.timetoken)
    // Behind the head while a subscriber catches up.
    const from = rewindFor(subscriptions, before.timetoken) ?? before.timetoken
    since = from
    const waitMs = Math.min(pollStartedAt + MINIMUM_INTERVAL_MS - clock.now(), MINIMUM_INTERVAL_MS)
    if (isThrottled && waitMs > 0) await clock.wait(waitMs, signal)
    pollStartedAt = clock.now()
    const response = await longPoll({ timetoken: from, region: before.region }, signal)
    attempts = 0
    if (response === undefined) return
    const messages = await decryptMessages(options.cipher, response.messages)
    if (signal.aborted) return
    const openMs = clock.now() - pollStartedAt
    if (messages.length === 0 && openMs >= IDLE_POLL_MS) idleLimitMs = Math.max(idleLimitMs ?? 0, openMs)
    cutPolls = 0
    const after = headAfterPoll(before, response.cursor, clock.now())
    head = after.head ?? before
    isInDoubt = after.isDoubtful
    const next = after.head === undefined ? from : response.cursor.timetoken
    isThrottled = openMs < MINIMUM_INTERVAL_MS && (messages.length === 0 || !isLater(next, from))
    if (response.rejected > 0)
      warn(`${response.rejected} real-time message(s) could not be read and were left out.`)
    deliver(subscriptions, { messages, since: from, next })
  }

  /** Sends a long poll. Returns undefined if the network has ended it while the service held it, which is no failure. */
  async function longPoll(cursor: Cursor, signal: AbortSignal): Promise<SubscribeResponse | undefined> {
    // A little more than idle polls lasted, so that a dead connection is noticed soon.
    const timeoutMs = Math.min((idleLimitMs ?? LONG_POLL_TIMEOUT_MS) + IDLE_GRACE_MS, LONG_POLL_TIMEOUT_MS)
    try {
      return await request({ tt: cursor.timetoken, tr: cursor.region }, { signal, timeoutMs })
    } catch (error) {
      const failure = failureOf(error)
      const openMs = clock.now() - pollStartedAt
      if (signal.aborted || !endsIdlePoll(failure, openMs)) throw error
      cutPolls += 1
      // A request that the network did not end may wait on a dead connection.
      const isTimeout = failure.category === 'timeout'
      idleLimitMs = isTimeout ? undefined : Math.max(idleLimitMs ?? 0, openMs)
      isInDoubt = isTimeout || cutPolls >= POLLS_WITHOUT_RESPONSE
      return undefined
    }
  }

  /** Waits until the next attempt, or until the recovery. Rejects when the turn is aborted. */
  async function afterFailure(failure: RealtimeFailure, signal: AbortSignal): Promise<void> {
    const spreadMs = head === undefined ? 0 : options.spreadMs
    const decision = decideRetry(options.retry, { attempt: attempts, failure, spreadMs }, random)
    if ('delayMs' in decision) {
      attempts += 1
      connection.dispatch({ type: 'fail', attempt: attempts, failure })
      return clock.wait(decision.delayMs, signal)
    }
    attempts = 0
    connection.dispatch({ type: 'give-up', reason: decision.reason, failure })
    if (!failure.retryable) return
    await clock.wait(addJitter(options.recoverAfterMs, options.recoverAfterMs, random), signal)
    connection.dispatch({ type: 'connect' })
  }

  async function request(
    query: Query,
    limits: { readonly signal: AbortSignal; readonly timeoutMs: number },
  ): Promise<SubscribeResponse> {
    const service = ports.service()
    const path = `/v2/subscribe/${service.subscribeKey}/${encodeNames(channelsOf(subscriptions))}/0`
    const body = await service.call({ ...limits, path, query: { ...query, ee: '' } })
    const response = parseSubscribeResponse(body)
    if (response !== undefined) return response
    throw new RealtimeError(
      'The subscribe response has no timetoken. Check the real-time origin: this is not the subscribe endpoint’s format.',
      { ...service.requestOf({ path }), detail: body },
    )
  }

  function interrupt(): void {
    attempts = 0
    // The last channel was left: the next subscriber begins another stream.
    if (connection.current.phase === 'idle') head = undefined
    turn.abort()
    turn = new AbortController()
    void run(turn.signal)
  }

  function restart(): void {
    isInDoubt = true
    interrupt()
  }

  return {
    needsRewind: () => since !== undefined && rewindFor(subscriptions, since) !== undefined,
    interrupt,
    restart,
    check() {
      if (clock.now() - pollStartedAt >= FRESH_POLL_MS) restart()
    },
  }
}

/** Returns whether a poll ended because the network does not keep an idle request open any longer. */
function endsIdlePoll({ category, status }: RealtimeFailure, openMs: number): boolean {
  if (openMs < IDLE_POLL_MS) return false
  return status === undefined ? category === 'network' || category === 'timeout' : IDLE_STATUSES.has(status)
}
