import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether a profile is in a chat room. */
export async function isRoomMember(db: Database, roomId: string, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_memberships')
    .select('id')
    .where('chat_room_id', '=', roomId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a profile was invited into a chat room and has not declined. */
export async function isInvited(db: Database, roomId: string, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_invitations')
    .select('id')
    .where('chat_room_id', '=', roomId)
    .where('invited_profile_id', '=', profileId)
    .where('status', '!=', 'rejected')
    .executeTakeFirst()
  return row !== undefined
}

/** The rooms among these that are for members and that a profile is not in. @param profileId undefined without a token */
export async function closedRooms(
  db: Database,
  roomIds: readonly string[],
  profileId: string | undefined,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select room.id from chat_rooms room
    where room.visibility = 'members' and room.id = any(${roomIds}::uuid[]) and not exists (
      select from chat_memberships membership
      where membership.chat_room_id = room.id and membership.profile_id = ${profileId ?? null}::uuid)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
