import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { profileInstant } from '../../core/instants.ts'
import {
  type ChatInvitation,
  deleteInvitation,
  insertInvitation,
  invitationsOf,
  setInvitationStatus,
} from '../../data/chat-invitations.ts'
import { closedRooms } from '../../data/chat-memberships.ts'
import { findChatRoom } from '../../data/chat-rooms.ts'
import { findProfile } from '../../data/profiles.ts'
import { found, HttpError, invalidField } from '../../middleware/http-error.ts'
import { pageOf } from '../../middleware/page-of.ts'
import { readBody } from '../../middleware/read-body.ts'
import { chatRoomResource } from '../../wire/chat-room-resource.ts'
import { profileChannel, profileResource } from '../../wire/profile-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const STATUSES = ['pending', 'accepted', 'rejected'] as const
const required = z.string('This field is required.')
const invitationFields = z.object({ chat_room_id: required, invited_profile_id: required })
const statusFields = z.object({ status: z.enum(STATUSES, `Choose one of ${STATUSES.join(', ')}.`) })

/** Invitations into chat rooms (contract 2.12): seen by who sent them and by who got them. */
export function chatInvitationRoutes({ clientId, db, clock, auth, events }: AppContext): Hono {
  const app = new Hono({ strict: false })

  function show(c: Context, { row, room, invited, by }: ChatInvitation) {
    const links = linksOf(c)
    const around = { clientId, links }
    return {
      id: row.id,
      url: links.invitation(row.id),
      created_at: profileInstant(row.created_at),
      status: row.status,
      invited_profile_id: invited.id,
      invited_profile: profileResource(invited, around),
      invited_by: profileResource(by, around),
      chat_room_id: room.id,
      chat_room: chatRoomResource(room, around),
    }
  }

  async function invitationOf(c: Context, profileId: string): Promise<ChatInvitation> {
    const id = c.req.param('id') ?? ''
    return found(
      (await invitationsOf(db, profileId)).find(({ row }) => row.id === id),
      'Invitation',
    )
  }

  app.post('/chat-room-invitations', async (c) => {
    const profileId = await auth.requireProfile(c)
    const { chat_room_id, invited_profile_id } = await readBody(c, invitationFields)
    found(await findChatRoom(db, chat_room_id), 'Chat room')
    if ((await closedRooms(db, [chat_room_id], profileId)).length > 0)
      throw new HttpError(403, 'Only members invite into this room.')
    found(await findProfile(db, invited_profile_id), 'Profile')
    const id = randomUUID()
    const row = {
      id,
      chat_room_id,
      invited_profile_id,
      invited_by_id: profileId,
      status: 'pending',
      created_at: clock.now(),
    }
    await insertInvitation(db, row)
    const made = (await invitationsOf(db, profileId)).find((one) => one.row.id === id)
    if (!made) throw new HttpError(409, 'This profile is invited to the room already.')
    const payload = show(c, made)
    await events.publish(profileChannel(invited_profile_id), { event: 'chat-room-invite', payload })
    return c.json(payload, 201)
  })

  app.get('/chat-room-invitations', async (c) => {
    const profileId = await auth.requireProfile(c)
    const page = pageOf(c)
    const { status, invited_by_id: byId, invited_profile_id: invitedId } = c.req.query()
    if (status && !STATUSES.some((one) => one === status))
      throw invalidField('status', `Choose one of ${STATUSES.join(', ')}.`)
    const wanted = (await invitationsOf(db, profileId)).filter(
      ({ row }) =>
        (!status || row.status === status) &&
        (!byId || row.invited_by_id === byId) &&
        (!invitedId || row.invited_profile_id === invitedId),
    )
    return c.json(page.paginate(wanted, (one) => show(c, one)))
  })

  app.get('/chat-room-invitations/:id', async (c) =>
    c.json(show(c, await invitationOf(c, await auth.requireProfile(c)))),
  )
  app.patch('/chat-room-invitations/:id', async (c) => {
    const profileId = await auth.requireProfile(c)
    const { row, invited } = await invitationOf(c, profileId)
    if (invited.id !== profileId) throw new HttpError(403, 'Who is invited answers an invitation.')
    const { status } = await readBody(c, statusFields)
    await setInvitationStatus(db, row.id, status)
    return c.json(show(c, await invitationOf(c, profileId)))
  })
  app.delete('/chat-room-invitations/:id', async (c) => {
    const profileId = await auth.requireProfile(c)
    const { row, by } = await invitationOf(c, profileId)
    if (by.id !== profileId) throw new HttpError(403, 'Who sent an invitation takes it back.')
    await deleteInvitation(db, row.id)
    return c.body(null, 204)
  })
  return app
}
