import { withoutEffects } from '../connection/state-machine.ts'
import { afterUnsubscribe } from './after-disconnect.ts'
import type { SubscribeState } from './subscribe-state.ts'
import { announce, moveCursor, pickRetrying, startTimeOf, type Transition } from './subscribe-transition.ts'
import { isEmpty, type SubscriptionLists } from './subscription-lists.ts'
import type { Timetoken } from './timetoken.ts'

/** The channels and groups from now on, and the time to go back to, if a caller gives one. */
interface ListChange {
  readonly lists: SubscriptionLists
  readonly isOffline?: boolean
  readonly timetoken?: Timetoken
}

/** Returns the transition to other channels and groups. What has stopped stays stopped. */
export function afterListChange(
  state: SubscribeState,
  { lists, isOffline, timetoken }: ListChange,
): Transition {
  if (isEmpty(lists)) return afterUnsubscribe(state)
  switch (state.phase) {
    case 'receiving':
    case 'receive-reconnecting': {
      const trouble = state.phase === 'receiving' ? state.trouble : pickRetrying(state)
      return {
        state: { phase: 'receiving', lists, cursor: moveCursor(state.cursor, timetoken), trouble },
        effects: state.phase === 'receiving' ? [announce({ category: 'subscription-changed' })] : [],
      }
    }
    case 'receive-stopped':
      return withoutEffects({ phase: 'receive-stopped', lists, cursor: moveCursor(state.cursor, timetoken) })
    case 'handshake-stopped':
      return withoutEffects({ phase: 'handshake-stopped', ...startTimeOf(state, timetoken), lists })
    default: {
      const phase = isOffline === true ? 'handshake-stopped' : 'handshaking'
      return withoutEffects({ phase, ...startTimeOf(state, timetoken), lists })
    }
  }
}
