import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import { isId } from '../core/ids.ts'
import type { Database } from './database.ts'
import type { ChatRoomsTable } from './schema.ts'

export type ChatRoomRow = Selectable<ChatRoomsTable>

export async function findChatRoom(db: Database, id: string): Promise<ChatRoomRow | undefined> {
  return isId(id)
    ? db.selectFrom('chat_rooms').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
}

/**
 * Returns a page of the rooms that are visible to a profile, and how many there are.
 * @param profileId undefined without a token
 */
export async function listChatRooms(
  db: Database,
  profileId: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; rows: ChatRoomRow[] }> {
  const rooms = db.selectFrom('chat_rooms').where(
    sql<boolean>`(visibility <> 'members' or exists (
      select from chat_memberships where chat_room_id = chat_rooms.id and profile_id = ${profileId ?? null}::uuid))`,
  )
  const { count } = await rooms.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const rows = await rooms
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count, rows }
}

/** Stores a room; the creator of a room for members is its first member, since only a member can add others. */
export function insertChatRoom(
  db: Database,
  room: Insertable<ChatRoomsTable>,
  creatorId: string,
): Promise<ChatRoomRow> {
  return db.transaction().execute(async (work) => {
    const row = await work.insertInto('chat_rooms').values(room).returningAll().executeTakeFirstOrThrow()
    if (row.visibility === 'members') {
      await work
        .insertInto('chat_memberships')
        .values({
          id: randomUUID(),
          chat_room_id: row.id,
          profile_id: creatorId,
          created_at: row.created_at,
        })
        .execute()
    }
    return row
  })
}
