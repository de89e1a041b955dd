import { DEFAULT_TIMEOUT_MS } from '../http/abort.ts'
import { addJitter, decideRetry } from '../http/retry.ts'
import type { Query } from '../http/url.ts'
import { type Connection, isActive } from './connection.ts'
import { decryptEnvelopes, parseSubscribeResponse, type SubscribeResponse } from './envelope.ts'
import { failureOf, type RealtimeFailure, unreadableError } from './errors.ts'
import { whenAborted } from './host.ts'
import { encodeNames, groupsQuery } from './names.ts'
import type { ResolvedRealtimeOptions } from './options.ts'
import { type ConnectedService, requestDetails } from './service.ts'
import {
  deliver,
  listsOf,
  moveBack,
  type Place,
  placeAfterHandshake,
  placeAfterPoll,
  placeAtStart,
  rewindFor,
  type Subscription,
  startAt,
} from './subscriptions.ts'
import { type Cursor, isLater } from './timetoken.ts'

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
/** Limit of the poll after a failure: then a handshake, which the service never holds, shows that it responds again. */
const CONFIRMING_POLL_MS = 10_000

/** The parts of real-time that the loop uses. */
export interface SubscribePorts {
  readonly options: ResolvedRealtimeOptions
  readonly connection: Connection
  readonly subscriptions: ReadonlySet<Subscription>
  /** Returns the current service; it changes with the player. @throws RealtimeUnavailableError without one */
  readonly service: () => ConnectedService
  /** Returns the own attributes on channels as JSON text, if there are any. */
  readonly attributes: (channels: readonly string[]) => string | undefined
  readonly warn: (message: string) => void
  /** Returns the platform's time in epoch milliseconds; undefined until a response of the platform has shown it. */
  readonly platformNow: () => number | undefined
  /** Ends the loop. */
  readonly disposal: AbortSignal
}

/** The loop of long polls. It reads the subscriptions and the state of the connection before each request. */
export interface SubscribeLoop {
  /** Returns whether a subscriber waits for messages before the cursor. */
  needsRewind(): boolean
  /** Aborts the request or wait of the loop, which continues with the subscriptions and the state as they are now. */
  interrupt(): void
  /** Starts with a handshake, which confirms the connection; keeps the cursor. */
  restart(): void
  /** Drops the cursor, and ends the request or wait: what follows is another stream. */
  reset(): void
  /** Confirms an open connection with a handshake, unless its poll is fresh. */
  check(): void
}

/** Creates the loop. It runs from the first `interrupt` to the disposal. */
export function createSubscribeLoop(ports: SubscribePorts): SubscribeLoop {
  const { options, connection, subscriptions, warn, disposal } = ports
  const { clock, random } = options
  let turn = new AbortController()
  let isRunning = false
  /** The token of the latest request. */
  let usedKey: string | undefined
  let place: Place | undefined
  /** Whether the service has responded since the last start; a handshake is next if not. */
  let isConfirmed = false
  /** Failed attempts in a row. */
  let attempts = 0
  /** Polls in a row that the network ended without a response. */
  let cutPolls = 0
  /** The longest time that an idle poll was open, once it is known. */
  let idleLimitMs: number | undefined
  let pollStartedAt = Number.NEGATIVE_INFINITY
  /** Least milliseconds between the starts of two polls. */
  let intervalMs = 0

  async function run(): Promise<void> {
    for (;;) {
      if (disposal.aborted) return
      turn = new AbortController()
      const { signal } = turn
      try {
        if (!isActive(connection.current)) await whenAborted(signal)
        else if (place === undefined || !isConfirmed) await handshake(signal)
        else await poll(place, signal)
      } catch (error) {
        // An aborted turn has no failure: another one begins.
        if (!signal.aborted) await afterFailure(failureOf(error), signal).catch(() => undefined)
      }
    }
  }

  async function handshake(signal: AbortSignal): Promise<void> {
    const { channels } = listsOf(subscriptions)
    const query = { tt: 0, state: ports.attributes(channels) }
    const { cursor } = await request(query, { signal, timeoutMs: DEFAULT_TIMEOUT_MS })
    if (signal.aborted) return
    const before = place
    const at = clock.now()
    if (before === undefined) place = placeAtStart(cursor, { at, platformNow: ports.platformNow() })
    else {
      place = placeAfterHandshake(before, cursor, at)
      if (isLater(before.head, place.head)) moveBack(subscriptions, { from: before.head, to: place.head })
    }
    isConfirmed = true
    cutPolls = 0
    hasResponded()
  }

  async function poll(from: Place, signal: AbortSignal): Promise<void> {
    startAt(subscriptions, from.head)
    const timetoken = rewindFor(subscriptions, from.cursor.timetoken) ?? from.cursor.timetoken
    const before = { ...from, cursor: { ...from.cursor, timetoken } }
    place = before
    const delayMs = Math.min(pollStartedAt + intervalMs - clock.now(), intervalMs)
    if (delayMs > 0) await clock.wait(delayMs, signal)
    pollStartedAt = clock.now()
    const response = await longPoll(before.cursor, signal)
    if (response === undefined) return
    const messages = await decryptEnvelopes(options.cipher, response.envelopes)
    if (signal.aborted) return
    const openMs = clock.now() - pollStartedAt
    if (messages.length === 0 && openMs >= IDLE_POLL_MS) idleLimitMs = Math.max(idleLimitMs ?? 0, openMs)
    cutPolls = 0
    const advance = placeAfterPoll(before, response.cursor, clock.now())
    place = advance.place
    isConfirmed = !advance.isDoubtful
    const isAdvanced = isLater(place.cursor.timetoken, timetoken)
    intervalMs = intervalAfter(intervalMs, { openMs, isAdvanced, hasMessages: messages.length > 0 })
    if (response.rejected > 0)
      warn(`${response.rejected} real-time message(s) could not be read and were left out.`)
    const delivery = { messages, since: timetoken, next: place.cursor.timetoken }
    for (const { channel } of deliver(subscriptions, delivery))
      warn(`A real-time message on ${channel} matches no subscription and was left out.`)
    hasResponded()
  }

  /** Sends a long poll. Returns undefined if the network has ended it while the service held it, which is no failure. */
  async function longPoll(cursor: Cursor, signal: AbortSignal): Promise<SubscribeResponse | undefined> {
    const isConfirming = connection.current.phase === 'reconnecting'
    const timeoutMs = isConfirming ? CONFIRMING_POLL_MS : pollTimeoutMs(idleLimitMs)
    try {
      return await request({ tt: cursor.timetoken, tr: cursor.region }, { signal, timeoutMs })
    } catch (error) {
      const failure = failureOf(error)
      const openMs = clock.now() - pollStartedAt
      const isTimeout = failure.category === 'timeout'
      if (signal.aborted || !(endsIdlePoll(failure, openMs) || (isConfirming && isTimeout))) throw error
      cutPolls += 1
      // A request that the network did not end may wait on a dead connection.
      if (isTimeout) idleLimitMs = undefined
      else idleLimitMs = Math.max(idleLimitMs ?? 0, openMs)
      isConfirmed = !isTimeout && !isConfirming && cutPolls < POLLS_WITHOUT_RESPONSE
      return undefined
    }
  }

  function hasResponded(): void {
    attempts = 0
    connection.dispatch({ type: 'respond' })
  }

  /** Waits for the next attempt, or gives up and waits for a change or the recovery. Rejects when the turn is aborted. */
  async function afterFailure(failure: RealtimeFailure, signal: AbortSignal): Promise<void> {
    if (failure.category === 'access-denied' && ports.service().authKey !== usedKey) {
      // The token was renewed after the request was sent.
      isConfirmed = false
      return
    }
    const spreadMs = place !== undefined && isConfirmed ? options.spreadMs : 0
    const decision = decideRetry(options.retry, { attempt: attempts, failure, spreadMs }, random)
    if ('delayMs' in decision) {
      attempts += 1
      connection.dispatch({ type: 'fail', attempt: attempts, failure })
      await clock.wait(decision.delayMs, signal)
      return
    }
    attempts = 0
    isConfirmed = false
    connection.dispatch({ type: 'give-up', reason: decision.reason, failure })
    if (!failure.retryable) return whenAborted(signal)
    await clock.wait(addJitter(options.recoverAfterMs, options.recoverAfterMs, random), signal)
    connection.dispatch({ type: 'connect' })
  }

  async function request(
    query: Query,
    limits: { readonly signal: AbortSignal; readonly timeoutMs: number },
  ): Promise<SubscribeResponse> {
    const service = ports.service()
    usedKey = service.authKey
    const lists = listsOf(subscriptions)
    const path = `/v2/subscribe/${service.subscribeKey}/${encodeNames(lists.channels)}/0`
    const body = await service.call({
      ...limits,
      path,
      query: { ...query, ee: '', 'channel-group': groupsQuery(lists), 'filter-expr': options.filter },
    })
    const response = parseSubscribeResponse(body)
    if (response !== undefined) return response
    throw unreadableError(
      'The subscribe response has no timetoken. Check the real-time origin: this is not the subscribe endpoint’s format.',
      requestDetails(service, { path }),
      body,
    )
  }

  function nextTurn(): void {
    turn.abort()
    if (isRunning) return
    isRunning = true
    void run()
  }

  return {
    needsRewind: () => place !== undefined && rewindFor(subscriptions, place.cursor.timetoken) !== undefined,
    interrupt() {
      attempts = 0
      nextTurn()
    },
    restart() {
      attempts = 0
      isConfirmed = false
      nextTurn()
    },
    reset() {
      attempts = 0
      isConfirmed = false
      place = undefined
      turn.abort()
    },
    check() {
      if (clock.now() - pollStartedAt < FRESH_POLL_MS) return
      isConfirmed = false
      nextTurn()
    },
  }
}

/** Returns whether a poll ended because the network does not keep an idle request open any longer. */
function endsIdlePoll({ category, status }: RealtimeFailure, openMs: number): boolean {
  if (openMs < IDLE_POLL_MS) return false
  return status === undefined ? category === 'network' || category === 'timeout' : IDLE_STATUSES.has(status)
}

/** Returns the limit of a long poll: a little more than idle polls lasted, so that a dead connection is noticed soon. */
function pollTimeoutMs(idleLimitMs = LONG_POLL_TIMEOUT_MS): number {
  return Math.min(idleLimitMs + IDLE_GRACE_MS, LONG_POLL_TIMEOUT_MS)
}

/** Least time between the starts of two polls after a response without messages that was not held. */
const MINIMUM_INTERVAL_MS = 500
/** The interval doubles with each consecutive response that does not advance the cursor, up to this. */
const LONGEST_INTERVAL_MS = 16_000

/**
 * Returns the least milliseconds between the starts of two polls, for a service that responds at once: none if it holds its
 * responses for half a second, or delivers messages and advances the cursor.
 *
 * @param intervalMs the interval before
 */
export function intervalAfter(
  intervalMs: number,
  {
    openMs,
    isAdvanced,
    hasMessages,
  }: { readonly openMs: number; readonly isAdvanced: boolean; readonly hasMessages: boolean },
): number {
  if (openMs >= MINIMUM_INTERVAL_MS || (isAdvanced && hasMessages)) return 0
  if (isAdvanced) return MINIMUM_INTERVAL_MS
  return Math.min(Math.max(intervalMs * 2, MINIMUM_INTERVAL_MS), LONGEST_INTERVAL_MS)
}
