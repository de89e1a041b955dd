import { withoutEffects } from '../connection/state-machine.ts'
import type { SubscribeState } from './subscribe-state.ts'
import {
  announce,
  pickStarting,
  pickStreaming,
  startTimeOf,
  type Transition,
} from './subscribe-transition.ts'
import type { Timetoken } from './timetoken.ts'

/** Returns the transition that stops the loop and keeps its cursor. */
export function afterDisconnect(state: SubscribeState, isOffline: boolean): Transition {
  switch (state.phase) {
    case 'handshaking':
    case 'handshake-reconnecting':
      return {
        state: { phase: 'handshake-stopped', ...pickStarting(state) },
        effects: isOffline ? [announce({ category: 'connection-error' })] : [],
      }
    case 'receiving':
    case 'receive-reconnecting':
      return {
        state: { phase: 'receive-stopped', ...pickStreaming(state) },
        effects: [announce({ category: isOffline ? 'disconnected-unexpectedly' : 'disconnected' })],
      }
    // A loop that gave up must not start again while the device is offline, which a list change would do.
    case 'handshake-failed':
      return withoutEffects({ phase: 'handshake-stopped', ...pickStarting(state) })
    case 'receive-failed':
      return withoutEffects({ phase: 'receive-stopped', ...pickStreaming(state) })
    default:
      return undefined
  }
}

/** Returns the transition that starts a loop again that has stopped or given up. */
export function afterReconnect(state: SubscribeState, timetoken: Timetoken | undefined): Transition {
  switch (state.phase) {
    case 'handshake-stopped':
    case 'handshake-failed':
    case 'receive-stopped':
    case 'receive-failed':
      return withoutEffects({ phase: 'handshaking', ...startTimeOf(state, timetoken), lists: state.lists })
    default:
      return undefined
  }
}

/** Returns the transition that ends the loop and drops its cursor. */
export function afterUnsubscribe(state: SubscribeState): Transition {
  if (state.phase === 'unsubscribed') return undefined
  const wasConnected = state.phase === 'receiving' || state.phase === 'receive-reconnecting'
  return {
    state: { phase: 'unsubscribed' },
    effects: wasConnected ? [announce({ category: 'disconnected' })] : [],
  }
}
