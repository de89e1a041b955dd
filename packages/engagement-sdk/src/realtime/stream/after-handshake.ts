import { withoutEffects } from '../connection/state-machine.ts'
import type { GivenUp, RealtimeFailure } from '../service/realtime-failure.ts'
import type { SubscribeState } from './subscribe-state.ts'
import { announce, pickGivenUp, pickStarting, type Transition } from './subscribe-transition.ts'
import { type Cursor, earlierOf } from './timetoken.ts'

/** Returns the transition after the first response. */
export function afterHandshake(state: SubscribeState, answer: Cursor): Transition {
  if (state.phase !== 'handshaking' && state.phase !== 'handshake-reconnecting') return undefined
  const { saved, requested } = state
  // A time that a caller gave may be in the future, and the other subscribers would miss the messages until then. The
  // loop's own cursor is kept even when the answer is earlier: the service's nodes do not agree to the microsecond.
  const timetoken =
    requested === undefined ? (saved ?? answer.timetoken) : earlierOf(requested, answer.timetoken)
  const cursor = { timetoken, region: answer.region }
  return {
    state: { phase: 'receiving', lists: state.lists, cursor },
    effects: [announce({ category: 'connected' })],
  }
}

/** Returns the transition after a handshake that failed: another attempt is due. */
export function afterHandshakeFailure(state: SubscribeState, failure: RealtimeFailure): Transition {
  if (state.phase === 'handshaking') {
    return withoutEffects({ phase: 'handshake-reconnecting', ...pickStarting(state), attempts: 0, failure })
  }
  if (state.phase !== 'handshake-reconnecting') return undefined
  return withoutEffects({ ...state, attempts: state.attempts + 1, failure })
}

/** Returns the transition after the last handshake that is attempted. */
export function afterHandshakeGiveUp(state: SubscribeState, event: GivenUp): Transition {
  if (state.phase !== 'handshake-reconnecting') return undefined
  return {
    state: { phase: 'handshake-failed', ...pickStarting(state), ...pickGivenUp(event) },
    effects: [announce({ category: 'connection-error', ...pickGivenUp(event) })],
  }
}
