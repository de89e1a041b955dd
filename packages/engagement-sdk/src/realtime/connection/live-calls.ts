import type { Heartbeats } from '../presence/heartbeats.ts'
import { withoutPresenceChannels } from '../presence/presence-channel.ts'
import type { SubscribeLoop } from '../stream/subscribe-loop.ts'
import { listsOf } from '../stream/subscribe-state.ts'
import type { SubscriptionLists } from '../stream/subscription-lists.ts'
import type { Recovery } from './recovery.ts'

/** Whether the device is offline or the caller has stopped: then no leave call is sent. */
interface Silence {
  readonly isOffline: boolean
}

/** The long polls and the heartbeats, started and stopped together. */
export interface LiveCalls {
  /** Returns the channels and groups on which the player is present. */
  present(): SubscriptionLists
  /** Starts both again, from the cursor at which they stopped. */
  reconnect(): void
  /** Stops both and keeps the cursor. */
  disconnect(silence: Silence): void
  /** Leaves every channel and drops the cursor. */
  unsubscribeAll(silence: Silence): void
}

/** Returns the switch for a loop and its heartbeats. Starting or stopping them by hand cancels a planned recovery. */
export function createLiveCalls({
  loop,
  heartbeats,
  recovery,
}: {
  readonly loop: SubscribeLoop
  readonly heartbeats: Heartbeats
  readonly recovery: Recovery
}): LiveCalls {
  const present = () => withoutPresenceChannels(listsOf(loop.state))
  return {
    present,
    reconnect() {
      recovery.cancel()
      loop.dispatch({ type: 'reconnect' })
      heartbeats.reconnect()
    },
    disconnect({ isOffline }) {
      recovery.cancel()
      loop.dispatch({ type: 'disconnect', isOffline })
      heartbeats.disconnect(present(), { isOffline })
    },
    unsubscribeAll({ isOffline }) {
      heartbeats.leaveAll(present(), { isOffline })
      loop.dispatch({ type: 'unsubscribe-all' })
    },
  }
}
