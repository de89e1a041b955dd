import { addJitter } from '../../http/retry.ts'
import type { RealtimeFailure } from '../service/realtime-failure.ts'
import type { RealtimeConnection } from './connection-state.ts'
import type { ResolvedRealtimeOptions } from './realtime-options.ts'

/** The functions and options of the connection that the recovery uses. */
export interface RecoveryPorts {
  readonly options: Pick<ResolvedRealtimeOptions, 'clock' | 'random' | 'spreadMs' | 'recoverAfterMs'>
  readonly reconnect: () => void
  /** Returns whether the token was renewed after the stream sent the old one. */
  readonly hasNewToken: () => boolean
}

/** Reconnects after the last retry and after the device was offline; one wait at a time. */
export interface Recovery {
  /** Plans a reconnect when the connection has failed, and cancels it when it is connecting again. */
  follow(connection: RealtimeConnection): void
  /** Reconnects soon. Clients that come online together spread over a while. */
  afterOffline(): void
  cancel(): void
}

/** Creates a recovery without a planned reconnect. */
export function createRecovery({ options, reconnect, hasNewToken }: RecoveryPorts): Recovery {
  const { clock, random, spreadMs, recoverAfterMs } = options
  let waiting = new AbortController()
  let hasFailed = false

  function schedule(ms: number): void {
    waiting.abort()
    waiting = new AbortController()
    clock.wait(ms, waiting.signal).then(reconnect, () => undefined)
  }

  /** Reconnects later if the service was down, and at once with a new token. Without access it waits for a change. */
  function recoverFrom({ retryable }: RealtimeFailure): void {
    if (retryable) schedule(addJitter(recoverAfterMs, recoverAfterMs, random))
    else if (hasNewToken()) reconnect()
  }

  return {
    follow(connection) {
      const wasFailed = hasFailed
      hasFailed = connection.phase === 'failed'
      if (wasFailed && !hasFailed) waiting.abort()
      if (connection.phase === 'failed' && !wasFailed) recoverFrom(connection.failure)
    },
    afterOffline: () => schedule(addJitter(0, spreadMs, random)),
    cancel: () => waiting.abort(),
  }
}
