import type { Heartbeats } from '../presence/heartbeats.ts'
import { withoutPresenceChannels } from '../presence/presence-channel.ts'
import type { SubscribeLoop } from '../stream/subscribe-loop.ts'
import type { SubscriberSet } from '../stream/subscribers.ts'
import {
  difference,
  isEmpty,
  isSameLists,
  NO_LISTS,
  type SubscriptionLists,
} from '../stream/subscription-lists.ts'

/** The channels and groups that the service is subscribed to, kept equal to those of the subscribers. */
export interface Subscriptions {
  readonly lists: SubscriptionLists
  /** The lists as presence counts them, without presence channels. */
  readonly present: SubscriptionLists
  /** Subscribes, unsubscribes, joins and leaves, for all changes since the last call. */
  update(): void
  /** Forgets the lists without a call to the service. */
  clear(): void
}

/** What the subscriptions need from their hub. */
export interface SubscriptionPorts {
  readonly subscribers: SubscriberSet
  readonly loop: SubscribeLoop
  readonly heartbeats: Heartbeats
  /** Whether nothing may be sent, not even a leave call. */
  readonly isSilent: () => boolean
  readonly onChange: (lists: SubscriptionLists) => void
  readonly onLeft: (channels: readonly string[]) => void
}

/** Returns empty subscriptions. */
export function createSubscriptions(ports: SubscriptionPorts): Subscriptions {
  const { subscribers, loop, heartbeats } = ports
  let lists = NO_LISTS

  function replace(next: SubscriptionLists): void {
    lists = next
    ports.onChange(next)
  }

  return {
    get lists() {
      return lists
    },
    get present() {
      return withoutPresenceChannels(lists)
    },
    update() {
      const wanted = subscribers.lists()
      const timetoken = subscribers.takeRewind(loop.state)
      if (timetoken === undefined && isSameLists(wanted, lists)) return
      const before = withoutPresenceChannels(lists)
      const after = withoutPresenceChannels(wanted)
      replace(wanted)
      const change = { lists, isOffline: ports.isSilent() }
      // The long poll ends before the leave call is sent: a poll in flight would make the player present again.
      loop.dispatch(
        timetoken === undefined
          ? { type: 'subscription-changed', ...change }
          : { type: 'subscription-restored', timetoken, ...change },
      )
      const joining = difference(after, before)
      const leaving = difference(before, after)
      ports.onLeft(leaving.channels)
      if (!isEmpty(leaving)) heartbeats.leave(leaving, change)
      if (!isEmpty(joining)) heartbeats.join(joining, change)
    },
    clear: () => replace(NO_LISTS),
  }
}
