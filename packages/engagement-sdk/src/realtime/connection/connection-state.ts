import type { GiveUpReason } from '../../http/retry.ts'
import type { RealtimeFailure, Retrying } from '../service/realtime-failure.ts'
import type { SubscribeState, SubscribeStatus } from '../stream/subscribe-state.ts'

/** The state of an engagement's real-time, for a screen. Only `connected` is live; all others lag. */
export type RealtimeConnection =
  /** There are no subscribers. */
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting' }
  | { readonly phase: 'connected' }
  | { readonly phase: 'reconnecting'; readonly attempt: number; readonly failure: RealtimeFailure }
  /** The device has no network; nothing is sent until it is online again. */
  | { readonly phase: 'offline' }
  /** Disconnected on purpose, until it is reconnected. */
  | { readonly phase: 'stopped' }
  /** Gave up: recovers automatically if the failure is retryable, else it needs another token or `reconnectRealtime`. */
  | { readonly phase: 'failed'; readonly reason: GiveUpReason; readonly failure: RealtimeFailure }
  /** The application has no real-time; updates come by polling if a program is named. */
  | { readonly phase: 'polling' }

/** The announcements of a connection, in addition to its phase (specification section 4). */
export type RealtimeAnnouncement = SubscribeStatus | { readonly category: 'network-down' | 'network-up' }

/** One object, because every response of a busy stream needs it. */
const CONNECTED: RealtimeConnection = { phase: 'connected' }

/** Returns the connection state for a state of the subscribe loop. */
export function connectionFrom(
  state: SubscribeState,
  { isOnline }: { isOnline: boolean },
): RealtimeConnection {
  switch (state.phase) {
    case 'unsubscribed':
      return { phase: 'idle' }
    case 'handshaking':
      return { phase: 'connecting' }
    case 'receiving':
      return state.trouble === undefined ? CONNECTED : reconnecting(state.trouble)
    case 'handshake-reconnecting':
    case 'receive-reconnecting':
      return reconnecting(state)
    case 'handshake-stopped':
    case 'receive-stopped':
      return { phase: isOnline ? 'stopped' : 'offline' }
    case 'handshake-failed':
    case 'receive-failed':
      return { phase: 'failed', reason: state.reason, failure: state.failure }
  }
}

function reconnecting({ attempts, failure }: Retrying): RealtimeConnection {
  return { phase: 'reconnecting', attempt: attempts + 1, failure }
}
