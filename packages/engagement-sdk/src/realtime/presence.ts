import { decideRetry } from '../http/retry.ts'
import type { Query } from '../http/url.ts'
import { failureOf, type RealtimeFailure } from './errors.ts'
import { whenAborted } from './host.ts'
import {
  difference,
  encodeNames,
  groupsQuery,
  isEmpty,
  isSameLists,
  type NameLists,
  NO_LISTS,
} from './names.ts'
import type { ResolvedRealtimeOptions } from './options.ts'
import type { ConnectedService } from './service.ts'

const SECOND_MS = 1000

/** The parts of real-time that presence uses. */
export interface PresencePorts {
  readonly options: Pick<ResolvedRealtimeOptions, 'clock' | 'random' | 'retry' | 'suppressLeave'>
  /** Returns the current service; it changes with the player. @throws RealtimeUnavailableError without one */
  readonly service: () => ConnectedService
  readonly warn: (message: string, cause: unknown) => void
  /** Ends the heartbeats. */
  readonly disposal: AbortSignal
}

/** The own attributes by channel. They are sent with every handshake and heartbeat until the channel is left. */
export type OwnAttributes = Map<string, unknown>

/** Keeps the player present on channels. */
export interface Presence {
  /** Replaced for another player, so that a late response for the previous one does not change it. */
  readonly attributes: OwnAttributes
  /** Removes the attributes, for another player. */
  resetAttributes(): void
  /** Returns the attributes on these channels as JSON text; undefined if there are none. */
  attributesText(channels: readonly string[]): string | undefined
  /**
   * Joins and leaves, so that the player is present exactly there. The next heartbeat is sent at once.
   *
   * @param isLeaveSent false while the device is offline
   */
  setPresent(lists: NameLists, options: { readonly isLeaveSent: boolean }): void
  /** Starts the heartbeats again if they were given up. */
  retry(): void
}

/**
 * Creates the presence of a player who is on no channel: join, heartbeat, leave (docs/contract/realtime.md, 'Presence'). Runs
 * in addition to the subscribe loop, with the same retry policy. Without an interval there are only leave calls.
 */
export function createPresence({ options, service, warn, disposal }: PresencePorts): Presence {
  const { clock, random, retry, suppressLeave } = options
  let attributes: OwnAttributes = new Map()
  let present = NO_LISTS
  let turn = new AbortController()
  let isRunning = false
  let hasGivenUp = false
  /** Failed heartbeats in a row. */
  let attempts = 0

  async function run(): Promise<void> {
    for (;;) {
      if (disposal.aborted) return
      turn = new AbortController()
      const { signal } = turn
      try {
        await beat(signal)
      } catch (error) {
        if (!signal.aborted) await afterFailure(failureOf(error), signal).catch(() => undefined)
      }
    }
  }

  /** Sends a heartbeat and waits until the next one is due. */
  async function beat(signal: AbortSignal): Promise<void> {
    if (isEmpty(present) || hasGivenUp) return whenAborted(signal)
    const { timeoutSeconds, intervalSeconds } = service().timing
    if (intervalSeconds === 0) return whenAborted(signal)
    const query = { heartbeat: timeoutSeconds, state: attributesText(present.channels) }
    await send(present, 'heartbeat', { query, signal })
    attempts = 0
    await clock.wait(intervalSeconds * SECOND_MS, signal)
  }

  async function afterFailure(failure: RealtimeFailure, signal: AbortSignal): Promise<void> {
    const decision = decideRetry(retry, { attempt: attempts, failure }, random)
    if ('delayMs' in decision) {
      attempts += 1
      await clock.wait(decision.delayMs, signal)
      return
    }
    hasGivenUp = true
    warn(`Presence was given up: ${decision.reason}`, failure)
  }

  /** Calls the service. It rejects calls without channels, so there are none. */
  async function send(
    lists: NameLists,
    action: 'heartbeat' | 'leave',
    call: { readonly query?: Query; readonly signal?: AbortSignal; readonly keepalive?: boolean },
  ): Promise<void> {
    const { subscribeKey, call: callService } = service()
    const path = `/v2/presence/sub-key/${subscribeKey}/channel/${encodeNames(lists.channels)}/${action}`
    await callService({ ...call, path, query: { ...call.query, 'channel-group': groupsQuery(lists) } })
  }

  function attributesText(channels: readonly string[]): string | undefined {
    const known = [...attributes].filter(([channel]) => channels.includes(channel))
    return known.length === 0 ? undefined : JSON.stringify(Object.fromEntries(known))
  }

  function interrupt(): void {
    attempts = 0
    hasGivenUp = false
    turn.abort()
    if (isRunning) return
    isRunning = true
    void run()
  }

  return {
    get attributes() {
      return attributes
    },
    resetAttributes() {
      attributes = new Map()
    },
    attributesText,
    setPresent(lists, { isLeaveSent }) {
      if (isSameLists(lists, present)) return
      const leaving = difference(present, lists)
      present = lists
      interrupt()
      if (!isLeaveSent || suppressLeave || isEmpty(leaving)) return
      send(leaving, 'leave', { keepalive: true }).catch((cause) =>
        warn('Leaving a real-time channel was not confirmed.', cause),
      )
    },
    retry() {
      if (hasGivenUp) interrupt()
    },
  }
}
