import type { SubscriptionLists } from '../stream/subscription-lists.ts'

const SUFFIX = '-pnpres'

/** Returns the presence channel of a channel, on which joins and leaves are published. */
export function presenceChannel(channel: string): string {
  return `${channel}${SUFFIX}`
}

/** Returns the channel of a presence channel; undefined for any other channel. */
export function channelOfPresence(name: string): string | undefined {
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : undefined
}

/** Returns the lists without presence channels: no user is present on those. */
export function withoutPresenceChannels(lists: SubscriptionLists): SubscriptionLists {
  const isRegular = (name: string) => channelOfPresence(name) === undefined
  return { channels: lists.channels.filter(isRegular), groups: lists.groups.filter(isRegular) }
}
