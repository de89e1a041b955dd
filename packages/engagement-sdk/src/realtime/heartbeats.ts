import { decideRetry } from '../http/retry.ts'
import type { Query } from '../http/url.ts'
import { failureOf } from './errors.ts'
import { encodeNames, type ServicePorts } from './service.ts'

const SECOND_MS = 1000

/** Keeps the player present on channels. */
export interface Heartbeats {
  /**
   * Joins and leaves, so that the player is present exactly there. The next heartbeat is sent at once.
   *
   * @param isLeaveSent false while the device is offline
   */
  setPresent(channels: readonly string[], options: { readonly isLeaveSent: boolean }): void
  /** Starts the heartbeats again if they were given up. */
  retry(): void
}

/**
 * Creates the heartbeats of a player who is on no channel: join, heartbeat, leave (docs/contract/realtime.md, 'Presence'). They
 * are sent in addition to the polls, with the same retry policy. Without an interval there are only leave calls.
 */
export function createHeartbeats({ options, service, attributes, warn }: ServicePorts): Heartbeats {
  const { clock, random, retry, suppressLeave = false } = options
  let present: readonly string[] = []
  let turn = new AbortController()
  let hasGivenUp = false

  async function keepPresent(signal: AbortSignal): Promise<void> {
    // The handshake is sent first.
    await undefined
    /** Failed heartbeats in a row. */
    let attempt = 0
    while (!signal.aborted) {
      try {
        const { presenceTimeoutSeconds, heartbeatIntervalSeconds } = service()
        if (heartbeatIntervalSeconds === 0) return
        const query = { heartbeat: presenceTimeoutSeconds, state: attributes(present) }
        await send(present, 'heartbeat', { query, signal })
        attempt = 0
        await clock.wait(heartbeatIntervalSeconds * SECOND_MS, signal)
      } catch (error) {
        if (signal.aborted) return
        const failure = failureOf(error)
        const decision = decideRetry(retry, { attempt, failure }, random)
        if ('reason' in decision) {
          hasGivenUp = true
          return warn(`Presence was given up: ${decision.reason}`, failure)
        }
        attempt += 1
        await clock.wait(decision.delayMs, signal).catch(() => undefined)
      }
    }
  }

  async function send(
    channels: readonly string[],
    action: 'heartbeat' | 'leave',
    call: { readonly query?: Query; readonly signal?: AbortSignal; readonly keepalive?: boolean },
  ): Promise<void> {
    const { subscribeKey, call: callService } = service()
    const path = `/v2/presence/sub-key/${subscribeKey}/channel/${encodeNames(channels)}/${action}`
    await callService({ ...call, path })
  }

  function restart(): void {
    turn.abort()
    turn = new AbortController()
    hasGivenUp = false
    // The service rejects a heartbeat without channels.
    if (present.length > 0) void keepPresent(turn.signal)
  }

  return {
    setPresent(channels, { isLeaveSent }) {
      const leaving = present.filter((channel) => !channels.includes(channel))
      if (leaving.length === 0 && channels.length === present.length) return
      present = channels
      restart()
      if (!isLeaveSent || suppressLeave || leaving.length === 0) return
      send(leaving, 'leave', { keepalive: true }).catch((cause) =>
        warn('Leaving a real-time channel was not confirmed.', cause),
      )
    },
    retry() {
      if (hasGivenUp) restart()
    },
  }
}
