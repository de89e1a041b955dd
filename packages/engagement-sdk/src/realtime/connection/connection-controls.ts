import type { Heartbeats } from '../presence/heartbeats.ts'
import { withoutPresenceChannels } from '../presence/presence-channel.ts'
import type { SubscribeLoop } from '../stream/subscribe-loop.ts'
import { listsOf } from '../stream/subscribe-state.ts'
import type { SubscriptionLists } from '../stream/subscription-lists.ts'
import type { Recovery } from './recovery.ts'

/** Options of a call that leaves channels. */
interface LeaveOptions {
  /** Sends no leave call: the device is offline, or the caller has stopped the connection before. */
  readonly isOffline: boolean
}

/** Starts and stops the long polls and the heartbeats together. */
export interface ConnectionControls {
  /** Returns the channels and groups on which the player is present. */
  presentLists(): SubscriptionLists
  /** Starts both again, from the cursor at which they stopped. */
  reconnect(): void
  /** Stops both and keeps the cursor. */
  disconnect(options: LeaveOptions): void
  /** Leaves every channel and drops the cursor. */
  unsubscribeAll(options: LeaveOptions): void
}

/** Creates the controls of a loop and its heartbeats. `reconnect` and `disconnect` cancel a planned recovery. */
export function createConnectionControls({
  loop,
  heartbeats,
  recovery,
}: {
  readonly loop: SubscribeLoop
  readonly heartbeats: Heartbeats
  readonly recovery: Recovery
}): ConnectionControls {
  const presentLists = () => withoutPresenceChannels(listsOf(loop.state))
  return {
    presentLists,
    reconnect() {
      recovery.cancel()
      loop.dispatch({ type: 'reconnect' })
      heartbeats.reconnect()
    },
    disconnect({ isOffline }) {
      recovery.cancel()
      loop.dispatch({ type: 'disconnect', isOffline })
      heartbeats.disconnect(presentLists(), { isOffline })
    },
    unsubscribeAll({ isOffline }) {
      heartbeats.leaveAll(presentLists(), { isOffline })
      loop.dispatch({ type: 'unsubscribe-all' })
    },
  }
}
