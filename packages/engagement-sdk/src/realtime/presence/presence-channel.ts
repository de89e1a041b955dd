import type { SubscriptionLists } from '../stream/subscription-lists.ts'

const SUFFIX = '-pnpres'

/** The companion channel that carries who comes and goes. */
export function presenceChannel(channel: string): string {
  return `${channel}${SUFFIX}`
}

/** The channel that a companion belongs to; `undefined` for an ordinary channel. */
export function channelOfPresence(name: string): string | undefined {
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : undefined
}

/** The lists as presence counts them: companions are nobody's place. */
export function withoutPresenceChannels(lists: SubscriptionLists): SubscriptionLists {
  const isPlace = (name: string) => channelOfPresence(name) === undefined
  return { channels: lists.channels.filter(isPlace), groups: lists.groups.filter(isPlace) }
}
