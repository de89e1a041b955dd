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
import { found, HttpError } from '../../middleware/http-error.ts'
import { pageFields, pageOf } from '../../middleware/page-of.ts'
import { choice, text } from '../../middleware/query-fields.ts'
import { validBody, validQuery } from '../../middleware/validate.ts'
import { chatRoomResource } from '../../wire/chat-room-resource.ts'
import { profileChannel, profileResource } from '../../wire/profile-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const STATUSES = ['pending', 'accepted', 'rejected'] as const
const required = z.string('This field is required.')
const invitationFields = z.object({ chat_room_id: required, invited_profile_id: required })
const invitationsQuery = z.object({
  ...pageFields,
  status: choice(STATUSES),
  invited_by_id: text,
  invited_profile_id: text,
})
const statusFields = z.object({ status: z.enum(STATUSES, `Choose one of ${STATUSES.join(', ')}.`) })

/** Invitations into chat rooms (contract 2.12), visible to the sender and the invited profile. */
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

  async function invitationOf(profileId: string, id: string): Promise<ChatInvitation> {
    const [invitation] = await invitationsOf(db, profileId, { id })
    return found(invitation, 'Invitation')
  }

  app.post('/chat-room-invitations', auth.required, validBody(invitationFields), async (c) => {
    const { profileId } = c.var
    const { chat_room_id, invited_profile_id } = c.req.valid('json')
    found(await findChatRoom(db, chat_room_id), 'Chat room')
    if ((await closedRooms(db, [chat_room_id], profileId)).length > 0)
      throw new HttpError(403, 'Only members invite into this room.')
    found(await findProfile(db, invited_profile_id), 'Profile')
    const invitation = await insertInvitation(db, {
      id: randomUUID(),
      chat_room_id,
      invited_profile_id,
      invited_by_id: profileId,
      status: 'pending',
      created_at: clock.now(),
    })
    if (!invitation) throw new HttpError(409, 'This profile is invited to the room already.')
    const payload = show(c, invitation)
    await events.publish(profileChannel(invited_profile_id), { event: 'chat-room-invite', payload })
    return c.json(payload, 201)
  })

  app.get('/chat-room-invitations', auth.required, validQuery(invitationsQuery), async (c) => {
    const { page, page_size, ...columns } = c.req.valid('query')
    const invitations = await invitationsOf(db, c.var.profileId, columns)
    return c.json(pageOf(c, { page, page_size }).paginate(invitations, (one) => show(c, one)))
  })

  app.get('/chat-room-invitations/:id', auth.required, async (c) =>
    c.json(show(c, await invitationOf(c.var.profileId, c.req.param('id')))),
  )
  app.patch('/chat-room-invitations/:id', auth.required, validBody(statusFields), async (c) => {
    const { profileId } = c.var
    const { row, invited } = await invitationOf(profileId, c.req.param('id'))
    if (invited.id !== profileId) throw new HttpError(403, 'Only the invited profile answers an invitation.')
    await setInvitationStatus(db, row.id, c.req.valid('json').status)
    return c.json(show(c, await invitationOf(profileId, row.id)))
  })
  app.delete('/chat-room-invitations/:id', auth.required, async (c) => {
    const { profileId } = c.var
    const { row, by } = await invitationOf(profileId, c.req.param('id'))
    if (by.id !== profileId) throw new HttpError(403, 'Only its sender deletes an invitation.')
    await deleteInvitation(db, row.id)
    return c.body(null, 204)
  })
  return app
}
