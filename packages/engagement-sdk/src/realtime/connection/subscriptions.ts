import type { OwnAttributes } from '../presence/own-attributes.ts'
import { withoutPresenceChannels } from '../presence/presence-channel.ts'
import { listsOf } from '../stream/subscribe-state.ts'
import type { SubscriberSet } from '../stream/subscribers.ts'
import { difference, isEmpty, isSameLists } from '../stream/subscription-lists.ts'
import type { Connection } from './connection.ts'

/**
 * Makes the channels and groups of the service equal to those of the subscribers: subscribes, unsubscribes, joins and
 * leaves, for all changes since the last call.
 */
export function updateSubscriptions(
  { loop, heartbeats, isPaused }: Connection,
  subscribers: SubscriberSet,
  attributes: OwnAttributes,
): void {
  const lists = listsOf(loop.state)
  const wanted = subscribers.lists()
  const timetoken = subscribers.takeRewind(loop.state)
  if (timetoken === undefined && isSameLists(wanted, lists)) return
  const change = { lists: wanted, isOffline: isPaused() }
  // The long poll ends before the leave call is sent: a poll in flight would make the player present again.
  loop.dispatch(
    timetoken === undefined
      ? { type: 'subscription-changed', ...change }
      : { type: 'subscription-restored', timetoken, ...change },
  )
  const before = withoutPresenceChannels(lists)
  const after = withoutPresenceChannels(wanted)
  const joining = difference(after, before)
  const leaving = difference(before, after)
  for (const channel of leaving.channels) attributes.current.delete(channel)
  if (!isEmpty(leaving)) heartbeats.leave(leaving, change)
  if (!isEmpty(joining)) heartbeats.join(joining, change)
}
