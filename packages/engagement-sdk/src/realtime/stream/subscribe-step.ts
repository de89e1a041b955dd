import { type Step, stepTo } from '../connection/state-machine.ts'
import { afterDisconnect, afterReconnect, afterUnsubscribe } from './after-disconnect.ts'
import { afterHandshake, afterHandshakeFailure, afterHandshakeGiveUp } from './after-handshake.ts'
import { afterListChange } from './after-list-change.ts'
import { afterPoll, afterPollFailure, afterPollGiveUp } from './after-poll.ts'
import { entryEffects, exitEffects } from './phase-effects.ts'
import type { SubscribeEffect, SubscribeEvent, SubscribeState } from './subscribe-state.ts'
import type { Transition } from './subscribe-transition.ts'

/** Returns the next step of the subscribe loop (real-time contract, section 2.3). */
export function subscribeStep<Message>(
  state: SubscribeState,
  event: SubscribeEvent<Message>,
): Step<SubscribeState, SubscribeEffect<Message>> {
  return stepTo(state, transition(state, event), { exitEffects, entryEffects })
}

function transition<Message>(state: SubscribeState, event: SubscribeEvent<Message>): Transition<Message> {
  switch (event.type) {
    case 'subscription-changed':
    case 'subscription-restored':
      return afterListChange(state, event)
    case 'handshake-success':
      return afterHandshake(state, event.cursor)
    case 'handshake-failure':
      return afterHandshakeFailure(state, event.failure)
    case 'handshake-giveup':
      return afterHandshakeGiveUp(state, event)
    case 'receive-success':
      return afterPoll(state, event)
    case 'receive-failure':
      return afterPollFailure(state, event.failure)
    case 'receive-giveup':
      return afterPollGiveUp(state, event)
    case 'disconnect':
      return afterDisconnect(state, event.isOffline === true)
    case 'reconnect':
      return afterReconnect(state, event.timetoken)
    case 'unsubscribe-all':
      return afterUnsubscribe(state)
  }
}
