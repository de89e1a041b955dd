import { isMissing, throwArgumentError } from '../engagement/require.ts'
import { ArgumentError } from '../errors/errors.ts'

/** The names of channels and groups. Sorted and unique. */
export interface NameLists {
  readonly channels: readonly string[]
  readonly groups: readonly string[]
}

/** No channels and no groups. */
export const NO_LISTS: NameLists = { channels: [], groups: [] }

/** Names of a presence channel end in this. */
const PRESENCE_SUFFIX = '-pnpres'

/** Returns lists with every name once, in order. */
export function nameLists(channels: Iterable<string>, groups: Iterable<string> = []): NameLists {
  return { channels: [...new Set(channels)].sort(), groups: [...new Set(groups)].sort() }
}

/** Returns whether there are no channels and no groups. */
export function isEmpty({ channels, groups }: NameLists): boolean {
  return channels.length === 0 && groups.length === 0
}

/** Returns whether two lists have the same names. */
export function isSameLists(left: NameLists, right: NameLists): boolean {
  return isSameNames(left.channels, right.channels) && isSameNames(left.groups, right.groups)
}

function isSameNames(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index])
}

/** Returns the names of the left lists that the right lists do not have. */
export function difference(left: NameLists, right: NameLists): NameLists {
  return {
    channels: left.channels.filter((name) => !right.channels.includes(name)),
    groups: left.groups.filter((name) => !right.groups.includes(name)),
  }
}

/** Returns the presence channel of a channel, on which joins and leaves are published. */
export function presenceChannel(channel: string): string {
  return `${channel}${PRESENCE_SUFFIX}`
}

/** Returns the channel of a presence channel; undefined for any other channel. */
export function channelOfPresence(name: string): string | undefined {
  return name.endsWith(PRESENCE_SUFFIX) ? name.slice(0, -PRESENCE_SUFFIX.length) : undefined
}

/** Returns the lists without presence channels: no user is present on those. */
export function withoutPresenceChannels({ channels, groups }: NameLists): NameLists {
  const isRegular = (name: string) => channelOfPresence(name) === undefined
  return { channels: channels.filter(isRegular), groups: groups.filter(isRegular) }
}

/**
 * Returns whether a message matches one of these names. The service sends the name that matched; if it does not, the
 * channel is compared, also with wildcards. The channels of a group are unknown, so such a message matches no group.
 */
export function matchesOneOf(
  names: ReadonlySet<string>,
  { subscription, channel }: { readonly subscription?: string | undefined; readonly channel: string },
): boolean {
  if (subscription !== undefined) return names.has(subscription)
  return names.has(channel) || [...names].some((name) => matchesWildcard(name, channel))
}

/** Returns whether a channel matches a wildcard, `match.7` matches `match.*`; presence channels match presence wildcards. */
function matchesWildcard(name: string, channel: string): boolean {
  const [wildcard, presence] = [channelOfPresence(name), channelOfPresence(channel)]
  if ((wildcard === undefined) !== (presence === undefined)) return false
  const pattern = wildcard ?? name
  return pattern.endsWith('.*') && (presence ?? channel).startsWith(pattern.slice(0, -1))
}

/** Encodes a query value: stricter than `encodeURIComponent`, as the service requires (docs/contract/realtime.md, 'Addresses'). */
export function encodeValue(value: string): string {
  // Most names and all times are already encoded.
  if (/^[\w.-]*$/.test(value)) return value
  return encodeURIComponent(value).replace(
    /[!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/**
 * Encodes a name as a path segment.
 *
 * @throws ArgumentError for a name that cannot be one
 */
export function encodeName(name: string): string {
  if (!isSegment(name)) throw new ArgumentError(segmentMessage('A name', name))
  return encodeValue(name)
}

/** Encodes a list of names as a path segment: raw commas between encoded names, a single comma for none. */
export function encodeNames(names: readonly string[]): string {
  return names.length === 0 ? ',' : names.map(encodeName).join(',')
}

/** Returns the groups as the value of a query; undefined if there are none. */
export function groupsQuery({ groups }: NameLists): string | undefined {
  return groups.length === 0 ? undefined : groups.join(',')
}

/**
 * Checks the name of a channel or group: an unusable one would stop the connection that all streams share.
 *
 * @throws ArgumentError naming the value
 */
export function requireName(functionName: string, name: 'channel' | 'group', given: unknown): void {
  if (isMissing(given)) return
  if (typeof given !== 'string') {
    throwArgumentError(
      functionName,
      `${name} is ${JSON.stringify(given)}, not a name. Give text; options come after the channels.`,
    )
  }
  if (!isSegment(given)) throwArgumentError(functionName, segmentMessage(name, given))
}

/**
 * Returns whether a name can be a segment of a path. Every URL parser removes `.` and `..`, also encoded ones, which is another
 * address; half of a surrogate pair cannot be encoded.
 */
export function isSegment(name: string): boolean {
  return name !== '.' && name !== '..' && !/\p{Surrogate}/u.test(name)
}

function segmentMessage(what: string, name: string): string {
  return `${what} is ${JSON.stringify(name)}, which a URL cannot contain as a segment. Choose another name.`
}
