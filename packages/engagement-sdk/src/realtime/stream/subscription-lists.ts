/** The channels and groups of a subscription. Names are sorted and unique. */
export interface SubscriptionLists {
  readonly channels: readonly string[]
  readonly groups: readonly string[]
}

/** No channels and no groups. */
export const NO_LISTS: SubscriptionLists = { channels: [], groups: [] }

/** Returns lists with every name once, in order. */
export function subscriptionLists(
  channels: Iterable<string>,
  groups: Iterable<string> = [],
): SubscriptionLists {
  return { channels: [...new Set(channels)].sort(), groups: [...new Set(groups)].sort() }
}

/** Returns whether there are no channels and no groups. */
export function isEmpty(lists: SubscriptionLists): boolean {
  return lists.channels.length === 0 && lists.groups.length === 0
}

/** Returns the groups as the value of a query; undefined if there are none. */
export function groupsQuery({ groups }: SubscriptionLists): string | undefined {
  return groups.length === 0 ? undefined : groups.join(',')
}

/** Returns all names of both lists. */
export function union(left: SubscriptionLists, right: SubscriptionLists): SubscriptionLists {
  return subscriptionLists([...left.channels, ...right.channels], [...left.groups, ...right.groups])
}

/** Returns the names of the left lists that the right lists do not have. */
export function difference(left: SubscriptionLists, right: SubscriptionLists): SubscriptionLists {
  return {
    channels: left.channels.filter((name) => !right.channels.includes(name)),
    groups: left.groups.filter((name) => !right.groups.includes(name)),
  }
}

/** Returns whether two lists have the same names. */
export function isSameLists(left: SubscriptionLists, right: SubscriptionLists): boolean {
  return isSameNames(left.channels, right.channels) && isSameNames(left.groups, right.groups)
}

function isSameNames(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index])
}
