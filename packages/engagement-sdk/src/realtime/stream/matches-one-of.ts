import { channelOfPresence } from '../presence/presence-channel.ts'
import type { Envelope } from './envelope.ts'

/**
 * Whether a message came by one of these names. The service names the one that matched; where it does not, the channel
 * decides, also below a wildcard. A group says nothing about its channels, so such a message cannot come by a group.
 */
export function matchesOneOf(
  names: ReadonlySet<string>,
  { subscription, channel }: Pick<Envelope, 'subscription' | 'channel'>,
): boolean {
  if (subscription !== undefined) return names.has(subscription)
  return names.has(channel) || [...names].some((name) => isBelow(name, channel))
}

/** Whether a channel is below a wildcard, `match.7` below `match.*`; presence channels belong to presence wildcards. */
function isBelow(name: string, channel: string): boolean {
  const [wildcard, presence] = [channelOfPresence(name), channelOfPresence(channel)]
  if ((wildcard === undefined) !== (presence === undefined)) return false
  const pattern = wildcard ?? name
  return pattern.endsWith('.*') && (presence ?? channel).startsWith(pattern.slice(0, -1))
}
