import { type Insertable, sql } from 'kysely'
import { isId } from '../core/ids.ts'
import type { ChatRoomRow } from './chat-rooms.ts'
import type { Database } from './database.ts'
import { POINTS, type ProfileRow } from './profiles.ts'
import type { ChatMembershipsTable } from './schema.ts'

/** Returns whether a profile is a member of a chat room. */
export async function isRoomMember(db: Database, roomId: string, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_memberships')
    .select('id')
    .where('chat_room_id', '=', roomId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether a profile was invited into a chat room and has not declined. */
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

/**
 * Returns the rooms among these that are for members only and do not include the profile.
 * @param profileId undefined without a token
 */
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

/** Stores a membership. Returns whether it is new. */
export async function insertMembership(
  db: Database,
  membership: Insertable<ChatMembershipsTable>,
): Promise<boolean> {
  const stored = await db
    .insertInto('chat_memberships')
    .values(membership)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function deleteMembership(db: Database, roomId: string, profileId: string): Promise<void> {
  await db
    .deleteFrom('chat_memberships')
    .where('chat_room_id', '=', roomId)
    .where('profile_id', '=', profileId)
    .execute()
}

/** The columns of a membership next to those of its room or profile. */
interface Joined {
  readonly membership_id: string
  readonly joined_at: number
}

/** Returns a page of a room's members, the first to join first, and how many there are. */
export async function listMembers(
  db: Database,
  roomId: string,
  page: {
    readonly profileIds?: readonly string[] | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<{ count: number; rows: (ProfileRow & Joined)[] }> {
  const { profileIds } = page
  const members = db
    .selectFrom('chat_memberships as membership')
    .innerJoin('profiles', 'profiles.id', 'membership.profile_id')
    .where('membership.chat_room_id', '=', roomId)
    .$if(profileIds !== undefined, (q) =>
      q.where(sql<boolean>`profiles.id = any(${(profileIds ?? []).filter(isId)}::uuid[])`),
    )
  const { count } = await members.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const rows = await members
    .selectAll('profiles')
    .select(POINTS)
    .select(['membership.id as membership_id', 'membership.created_at as joined_at'])
    .orderBy('membership.created_at')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { count, rows }
}

/** Returns the rooms that a profile is in. */
export function roomsOf(db: Database, profileId: string): Promise<(ChatRoomRow & Joined)[]> {
  return db
    .selectFrom('chat_memberships as membership')
    .innerJoin('chat_rooms', 'chat_rooms.id', 'membership.chat_room_id')
    .selectAll('chat_rooms')
    .select(['membership.id as membership_id', 'membership.created_at as joined_at'])
    .where('membership.profile_id', '=', profileId)
    .execute()
}
