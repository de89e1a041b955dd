import type { Context } from 'hono'
import { closedRooms } from '../../data/chat-memberships.ts'
import { isWildcard } from '../../services/realtime/channel-index.ts'
import type { AppContext } from '../app-context.ts'

/** Returns the channels among these that the caller may not use. */
export type RefusedChannels = (c: Context, channels: readonly string[]) => Promise<readonly string[]>

const ROOMS = 'chatroom.'
const ROOM_CHANNEL =
  /^chatroom\.(?:control\.|reactions\.)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-pnpres)?$/

/**
 * Lets only members use the channels of a room for members. The token travels in the service's own parameter, `auth`.
 * A wildcard over rooms is refused: it would include rooms that the caller is not in.
 */
export function roomAccess({ db, auth }: Pick<AppContext, 'db' | 'auth'>): RefusedChannels {
  return async (c, channels) => {
    const rooms = new Set(channels.flatMap((name) => roomOf(name) ?? []))
    const closed = new Set(rooms.size === 0 ? [] : await closedRooms(db, [...rooms], await callerOf(c)))
    return channels.filter((name) => isOverRooms(name) || closed.has(roomOf(name) ?? ''))
  }

  async function callerOf(c: Context): Promise<string | undefined> {
    const token = c.req.query('auth') || undefined
    return token === undefined ? undefined : auth.profileOf(token).catch(() => undefined)
  }
}

function roomOf(channel: string): string | undefined {
  return ROOM_CHANNEL.exec(channel)?.[1]
}

function isOverRooms(name: string): boolean {
  return isWildcard(name) && name.startsWith(ROOMS)
}
