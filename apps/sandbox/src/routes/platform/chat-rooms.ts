import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { profileInstant } from '../../core/instants.ts'
import {
  deleteMembership,
  insertMembership,
  isInvited,
  isRoomMember,
  listMembers,
  roomsOf,
} from '../../data/chat-memberships.ts'
import type { ChatRoomRow } from '../../data/chat-rooms.ts'
import { findChatRoom } from '../../data/chat-rooms.ts'
import { findProfile } from '../../data/profiles.ts'
import { found, HttpError } from '../../middleware/http-error.ts'
import { pageFields, pageOf } from '../../middleware/page-of.ts'
import { texts } from '../../middleware/query-fields.ts'
import { validBody, validQuery } from '../../middleware/validate.ts'
import { chatRoomResource } from '../../wire/chat-room-resource.ts'
import { profileChannel, profileResource } from '../../wire/profile-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const membersQuery = z.object({ ...pageFields, profile_id: texts })
const memberFields = z.object({ profile_id: z.string('Not a valid string.').optional() })

/** Chat rooms and their members (contract 2.12; 6.2 row 15). Messages are sent over the real-time service. */
export function chatRoomRoutes({ clientId, db, clock, auth, events }: AppContext): Hono {
  const app = new Hono({ strict: false })

  async function roomById(id: string): Promise<ChatRoomRow> {
    return found(await findChatRoom(db, id), 'Chat room')
  }

  /** A room for members accepts invited profiles, and those that a member adds. */
  async function requireMayJoin(
    room: ChatRoomRow,
    { own, profileId }: { readonly own: string; readonly profileId: string },
  ): Promise<void> {
    if (!isForMembers(room) || (await isRoomMember(db, room.id, own))) return
    if (profileId !== own) throw new HttpError(403, 'Only members add others to this room.')
    if (!(await isInvited(db, room.id, own)))
      throw new HttpError(403, 'This room is for members. A member has to invite you or add you.')
  }

  app.get('/chat-rooms/:room', async (c) =>
    c.json(chatRoomResource(await roomById(c.req.param('room')), { clientId, links: linksOf(c) })),
  )

  app.post('/chat-rooms/:room/memberships', auth.required, validBody(memberFields), async (c) => {
    const own = c.var.profileId
    const room = await roomById(c.req.param('room'))
    const { profile_id: profileId = own } = c.req.valid('json')
    await requireMayJoin(room, { own, profileId })
    const profile = found(await findProfile(db, profileId), 'Profile')
    const membership = {
      id: randomUUID(),
      chat_room_id: room.id,
      profile_id: profileId,
      created_at: clock.now(),
    }
    if (!(await insertMembership(db, membership)))
      throw new HttpError(409, 'This profile is in the room already.')
    const links = linksOf(c)
    const made = { id: membership.id, created_at: profileInstant(membership.created_at) }
    if (profileId !== own) {
      const payload = { ...made, chat_room: chatRoomResource(room, { clientId, links }) }
      await events.publish(profileChannel(profileId), { event: 'chat-room-add', payload })
    }
    return c.json({ ...made, profile: profileResource(profile, { clientId, links }) }, 201)
  })

  app.delete('/chat-rooms/:room/memberships', auth.required, async (c) => {
    const room = await roomById(c.req.param('room'))
    await deleteMembership(db, room.id, c.var.profileId)
    return c.body(null, 204)
  })

  app.get('/chat-rooms/:room/memberships', auth.required, validQuery(membersQuery), async (c) => {
    const room = await roomById(c.req.param('room'))
    if (isForMembers(room) && !(await isRoomMember(db, room.id, c.var.profileId)))
      throw new HttpError(403, 'Only members see who is in this room.')
    const { profile_id: profileIds, ...query } = c.req.valid('query')
    const page = pageOf(c, query)
    const { count, rows } = await listMembers(db, room.id, { profileIds, ...page })
    const results = rows.map(({ membership_id, joined_at, ...profile }) => ({
      id: membership_id,
      created_at: profileInstant(joined_at),
      profile: profileResource(profile, { clientId, links: linksOf(c) }),
    }))
    return c.json(page.envelope(count, results))
  })

  const listPaths = ['/chat-room-memberships', '/profiles/:profile/chat-room-memberships']
  app.on('GET', listPaths, auth.required, async (c) => {
    const { profileId } = c.var
    if ((c.req.param('profile') ?? profileId) !== profileId)
      throw new HttpError(403, 'These memberships belong to another profile.')
    const rows = await roomsOf(db, profileId)
    const results = rows.map(({ membership_id, joined_at, ...room }) => ({
      id: membership_id,
      created_at: profileInstant(joined_at),
      chat_room: chatRoomResource(room, { clientId, links: linksOf(c) }),
    }))
    return c.json({ count: results.length, next: null, previous: null, results })
  })
  return app
}

function isForMembers({ visibility }: ChatRoomRow): boolean {
  return visibility === 'members'
}
