import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { insertChatRoom, listChatRooms } from '../../data/chat-rooms.ts'
import { pageFields, pageOf } from '../../middleware/page-of.ts'
import { validBody, validQuery } from '../../middleware/validate.ts'
import { chatRoomResource } from '../../wire/chat-room-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const roomFields = z.object({
  title: z
    .string('Not a valid string.')
    .max(100, 'Ensure this field has no more than 100 characters.')
    .nullish(),
  visibility: z.enum(['everyone', 'members'], 'Choose everyone or members.').default('everyone'),
  content_filter: z.enum(['none', 'filtered'], 'Choose none or filtered.').default('none'),
})

/** The chat rooms that are visible to a caller, and opening one (contract 2.1 and 2.12). */
export function chatRoomListRoutes({ clientId, db, clock, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })
  app.get('/chat-rooms', auth.optional, validQuery(z.object(pageFields)), async (c) => {
    const page = pageOf(c, c.req.valid('query'))
    const { count, rows } = await listChatRooms(db, c.var.profileId, page)
    const results = rows.map((room) => chatRoomResource(room, { clientId, links: linksOf(c) }))
    return c.json(page.envelope(count, results))
  })
  app.post('/chat-rooms', auth.required, validBody(roomFields), async (c) => {
    const { title = null, ...fields } = c.req.valid('json')
    const room = { id: randomUUID(), created_at: clock.now(), title, ...fields }
    const stored = await insertChatRoom(db, room, c.var.profileId)
    return c.json(chatRoomResource(stored, { clientId, links: linksOf(c) }), 201)
  })
  return app
}
