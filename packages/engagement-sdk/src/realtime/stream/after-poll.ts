import { withoutEffects } from '../connection/state-machine.ts'
import type { GivenUp, RealtimeFailure } from '../service/realtime-failure.ts'
import type { SubscribeState } from './subscribe-state.ts'
import { announce, pickGivenUp, pickStreaming, type Transition } from './subscribe-transition.ts'
import { type Cursor, isLater } from './timetoken.ts'

/** Returns the transition after a response of the long poll. The cursor never moves back. */
export function afterPoll<Message>(
  state: SubscribeState,
  { cursor, messages }: { readonly cursor: Cursor; readonly messages: readonly Message[] },
): Transition<Message> {
  if (state.phase !== 'receiving' && state.phase !== 'receive-reconnecting') return undefined
  const since = state.cursor.timetoken
  const timetoken = isLater(cursor.timetoken, since) ? cursor.timetoken : since
  return {
    state: { phase: 'receiving', lists: state.lists, cursor: { timetoken, region: cursor.region } },
    effects: messages.length === 0 ? [] : [{ type: 'emit-messages', messages, since }],
  }
}

/** Returns the transition after a long poll that failed: another attempt is due. */
export function afterPollFailure(state: SubscribeState, failure: RealtimeFailure): Transition {
  if (state.phase === 'receiving') {
    return withoutEffects({ phase: 'receive-reconnecting', ...pickStreaming(state), attempts: 0, failure })
  }
  if (state.phase !== 'receive-reconnecting') return undefined
  return withoutEffects({ ...state, attempts: state.attempts + 1, failure })
}

/** Returns the transition after the last long poll that is attempted. */
export function afterPollGiveUp(state: SubscribeState, event: GivenUp): Transition {
  if (state.phase !== 'receive-reconnecting') return undefined
  return {
    state: { phase: 'receive-failed', ...pickStreaming(state), ...pickGivenUp(event) },
    effects: [announce({ category: 'disconnected-unexpectedly', ...pickGivenUp(event) })],
  }
}
