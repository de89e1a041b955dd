import type { Insertable, Selectable } from 'kysely'
import type { ChatRoomRow } from './chat-rooms.ts'
import type { Database } from './database.ts'
import type { ProfileRow } from './profiles.ts'
import { profilesById } from './profiles.ts'
import type { ChatInvitationsTable } from './schema.ts'

/** An invitation with everybody and everything it is about. */
export interface ChatInvitation {
  readonly row: Selectable<ChatInvitationsTable>
  readonly room: ChatRoomRow
  readonly invited: ProfileRow
  readonly by: ProfileRow
}

/** Every invitation that a profile has sent or got, the oldest first. */
export async function invitationsOf(db: Database, profileId: string): Promise<ChatInvitation[]> {
  const rows = await db
    .selectFrom('chat_invitations')
    .selectAll()
    .where((where) =>
      where.or([where('invited_by_id', '=', profileId), where('invited_profile_id', '=', profileId)]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const profiles = await profilesById(
    db,
    rows.flatMap((row) => [row.invited_by_id, row.invited_profile_id]),
  )
  const rooms = await db
    .selectFrom('chat_rooms')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map((row) => row.chat_room_id),
    )
    .execute()
  return rows.flatMap((row) => {
    const room = rooms.find(({ id }) => id === row.chat_room_id)
    const invited = profiles.get(row.invited_profile_id)
    const by = profiles.get(row.invited_by_id)
    return room && invited && by ? [{ row, room, invited, by }] : []
  })
}

/** Stores an invitation, unless the profile is invited to the room already. */
export async function insertInvitation(
  db: Database,
  invitation: Insertable<ChatInvitationsTable>,
): Promise<void> {
  await db
    .insertInto('chat_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function setInvitationStatus(db: Database, id: string, status: string): Promise<void> {
  await db.updateTable('chat_invitations').set({ status }).where('id', '=', id).execute()
}

export async function deleteInvitation(db: Database, id: string): Promise<void> {
  await db.deleteFrom('chat_invitations').where('id', '=', id).execute()
}
