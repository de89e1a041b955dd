import { wait } from '../http/abort.ts'
import type { Warn } from '../http/parse.ts'
import { decideRetry, type RetryPolicy } from '../http/retry.ts'
import { failureOf } from './errors.ts'
import type { Service } from './service.ts'

const SECOND_MS = 1000

/** Keeps the player present on channels. */
export interface Heartbeats {
  /**
   * Joins and leaves, so that the player of the service is present exactly on these channels. After a change, and after
   * heartbeats were given up, the next one is sent at once.
   */
  setPresent(service: Service | undefined, channels: readonly string[]): void
  /** Ends the heartbeats without a leave call, which a device without network cannot send. */
  forget(): void
}

/**
 * Creates the heartbeats of a player who is on no channel: join, heartbeat, leave (docs/contract/realtime.md, 'Presence'). They
 * are sent in addition to the polls, with the same retry policy.
 */
export function createHeartbeats(retry: RetryPolicy, warn: Warn): Heartbeats {
  let service: Service | undefined
  let present: readonly string[] = []
  let turn = new AbortController()
  let hasGivenUp = false

  async function keepPresent(signal: AbortSignal): Promise<void> {
    // The handshake is sent first.
    await undefined
    /** Failed heartbeats in a row. */
    let attempt = 0
    while (!signal.aborted && service !== undefined) {
      try {
        const query = { heartbeat: service.presenceTimeoutSeconds }
        await service.call({ path: pathOf(service, present, 'heartbeat'), query, signal })
        attempt = 0
        await wait(service.heartbeatIntervalSeconds * SECOND_MS, signal)
      } catch (error) {
        if (signal.aborted) return
        const failure = failureOf(error)
        const decision = decideRetry(retry, { attempt, failure }, Math.random)
        if ('reason' in decision) {
          hasGivenUp = true
          return warn({ message: `Presence was given up: ${decision.reason}`, cause: failure })
        }
        attempt += 1
        await wait(decision.delayMs, signal).catch(() => undefined)
      }
    }
  }

  function restart(): void {
    turn.abort()
    turn = new AbortController()
    hasGivenUp = false
    // The service rejects a heartbeat without channels.
    if (present.length > 0) void keepPresent(turn.signal)
  }

  return {
    setPresent(next, channels) {
      const before = service
      const isSamePlayer = before?.userId === next?.userId && before?.subscribeKey === next?.subscribeKey
      const leaving = present.filter((channel) => !isSamePlayer || !channels.includes(channel))
      const isChanged = leaving.length > 0 || channels.length !== present.length
      service = next
      present = channels
      if (isChanged || hasGivenUp) restart()
      if (before === undefined || leaving.length === 0) return
      before
        .call({ path: pathOf(before, leaving, 'leave'), keepalive: true })
        .catch((cause) => warn({ message: 'Leaving a real-time channel was not confirmed.', cause }))
    },
    forget() {
      present = []
      restart()
    },
  }
}

function pathOf({ subscribeKey }: Service, channels: readonly string[], action: 'heartbeat' | 'leave') {
  return ['v2', 'presence', 'sub-key', subscribeKey, 'channel', channels, action]
}
