import { channelOfPresence } from '../presence/presence-channel.ts'
import type { Envelope } from './envelope.ts'

/**
 * Returns whether a message matches one of these names. The service sends the name that matched; if it does not, the
 * channel is compared, also with wildcards. The channels of a group are unknown, so such a message matches no group.
 */
export function matchesOneOf(
  names: ReadonlySet<string>,
  { subscription, channel }: Pick<Envelope, 'subscription' | 'channel'>,
): boolean {
  if (subscription !== undefined) return names.has(subscription)
  return names.has(channel) || [...names].some((name) => isBelow(name, channel))
}

/** Returns whether a channel matches a wildcard, `match.7` matches `match.*`; presence channels match presence wildcards. */
function isBelow(name: string, channel: string): boolean {
  const [wildcard, presence] = [channelOfPresence(name), channelOfPresence(channel)]
  if ((wildcard === undefined) !== (presence === undefined)) return false
  const pattern = wildcard ?? name
  return pattern.endsWith('.*') && (presence ?? channel).startsWith(pattern.slice(0, -1))
}
