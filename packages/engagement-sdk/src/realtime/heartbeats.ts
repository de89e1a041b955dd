import { wait } from '../http/abort.ts'
import type { Warn } from '../http/parse.ts'
import { decideRetry, type RetryPolicy } from '../http/retry.ts'
import { failureOf } from './errors.ts'
import type { Service } from './service.ts'

/** Shorter intervals of an application would flood the service. */
const LEAST_INTERVAL_SECONDS = 5

/**
 * Creates the function that keeps a player present: join, heartbeat, leave (docs/contract/realtime.md, 'Presence'). Heartbeats are
 * sent in addition to the polls, with the same retry policy.
 *
 * The function joins and leaves, so that the player of the service is present exactly on the channels. After a change, and after
 * heartbeats were given up, the next one is sent at once. Without a service nothing is sent, and no leave call either: a
 * device without network cannot send it.
 */
export function createHeartbeats(
  retry: RetryPolicy,
  warn: Warn,
): (service: Service | undefined, channels: readonly string[]) => void {
  let service: Service | undefined
  let present: readonly string[] = []
  /** Undefined while no heartbeats are sent, as after they were given up. */
  let turn: AbortController | undefined
  let isIntervalChecked = false

  /** Sends heartbeats until the signal is aborted or the policy gives up. */
  async function keepPresent(signal: AbortSignal): Promise<void> {
    // The handshake is sent first.
    await undefined
    /** Failed heartbeats in a row. */
    let attempt = 0
    while (!signal.aborted && service !== undefined) {
      const used = service
      try {
        const query = { heartbeat: used.presenceTimeoutSeconds }
        await used.call({ path: pathOf(used, present, 'heartbeat'), query, signal })
        attempt = 0
        await wait(intervalMs(used), signal)
      } catch (error) {
        if (signal.aborted) return
        // The token was renewed meanwhile.
        if (service !== used) continue
        const failure = failureOf(error)
        const decision = decideRetry(retry, { attempt, failure }, Math.random)
        if ('reason' in decision) {
          turn = undefined
          return warn({ message: `Presence was given up: ${decision.reason}`, cause: failure })
        }
        attempt += 1
        await wait(decision.delayMs, signal).catch(() => undefined)
      }
    }
  }

  function intervalMs({ heartbeatIntervalSeconds: seconds }: Service): number {
    if (seconds < LEAST_INTERVAL_SECONDS && !isIntervalChecked)
      warn({
        message: `The application's heartbeat interval of ${seconds} s is raised to ${LEAST_INTERVAL_SECONDS} s.`,
      })
    isIntervalChecked = true
    return Math.max(seconds, LEAST_INTERVAL_SECONDS) * 1000
  }

  return function setPresent(next: Service | undefined, channels: readonly string[]): void {
    const before = service
    const isSamePlayer = before?.userId === next?.userId && before?.subscribeKey === next?.subscribeKey
    const leaving = present.filter((channel) => !isSamePlayer || !channels.includes(channel))
    const isChanged = leaving.length > 0 || channels.length !== present.length
    service = next
    present = channels
    if (isChanged || turn === undefined) {
      turn?.abort()
      // The service rejects a heartbeat without channels.
      turn = present.length > 0 ? new AbortController() : undefined
      if (turn !== undefined) void keepPresent(turn.signal)
    }
    if (next === undefined || before === undefined || leaving.length === 0) return
    before
      .call({ path: pathOf(before, leaving, 'leave'), keepalive: true })
      .catch((cause) => warn({ message: 'Leaving a real-time channel was not confirmed.', cause }))
  }
}

function pathOf({ subscribeKey }: Service, channels: readonly string[], action: 'heartbeat' | 'leave') {
  return ['v2', 'presence', 'sub-key', subscribeKey, 'channel', channels, action]
}
