import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { z } from 'zod'
import { pageOf } from '../../middleware/page-of.ts'
import { readBody } from '../../middleware/read-body.ts'
import { chatRoomResource } from '../../wire/chat-room-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const MAX_PAGE_SIZE = 100
const roomFields = z.object({
  title: z
    .string('Not a valid string.')
    .max(100, 'Ensure this field has no more than 100 characters.')
    .nullish(),
  visibility: z.enum(['everyone', 'members'], 'Choose everyone or members.').default('everyone'),
  content_filter: z.enum(['none', 'filtered'], 'Choose none or filtered.').default('none'),
})

/** The chat rooms that a caller may know of, and opening one (contract 2.1 and 2.12). */
export function chatRoomListRoutes({ clientId, db, clock, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })
  app.get('/chat-rooms', async (c) => {
    const profileId = (await auth.optionalProfile(c)) ?? null
    const page = pageOf(c, MAX_PAGE_SIZE)
    const rooms = db.selectFrom('chat_rooms').where(
      sql<boolean>`(visibility <> 'members' or exists (
        select from chat_memberships where chat_room_id = chat_rooms.id and profile_id = ${profileId}::uuid))`,
    )
    const { count } = await rooms.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
    const rows = await rooms
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    const results = rows.map((room) => chatRoomResource(room, { clientId, links: linksOf(c) }))
    return c.json(page.envelope(count, results))
  })
  app.post('/chat-rooms', async (c) => {
    const profileId = await auth.requireProfile(c)
    const { title = null, ...fields } = await readBody(c, roomFields)
    const created = { id: randomUUID(), created_at: clock.now() }
    const room = await db.transaction().execute(async (work) => {
      const row = await work
        .insertInto('chat_rooms')
        .values({ title, ...fields, ...created })
        .returningAll()
        .executeTakeFirstOrThrow()
      // Only a member can add others, so the creator is the first one.
      if (row.visibility === 'members') {
        const member = { chat_room_id: row.id, profile_id: profileId, created_at: created.created_at }
        await work
          .insertInto('chat_memberships')
          .values({ id: randomUUID(), ...member })
          .execute()
      }
      return row
    })
    return c.json(chatRoomResource(room, { clientId, links: linksOf(c) }), 201)
  })
  return app
}
