import type { Insertable, Selectable } from 'kysely'
import type { ChatRoomRow } from './chat-rooms.ts'
import type { Database } from './database.ts'
import type { ProfileRow } from './profiles.ts'
import { profilesById } from './profiles.ts'
import type { ChatInvitationsTable } from './schema.ts'

/** An invitation with its room and both profiles. */
export interface ChatInvitation {
  readonly row: InvitationRow
  readonly room: ChatRoomRow
  readonly invited: ProfileRow
  readonly by: ProfileRow
}

type InvitationRow = Selectable<ChatInvitationsTable>

/** Columns that invitations can be selected by. */
type InvitationFilter = {
  readonly [Column in 'id' | 'status' | 'invited_by_id' | 'invited_profile_id']?:
    | InvitationRow[Column]
    | undefined
}

/** The invitations that a profile has sent or received, the oldest first. */
export async function invitationsOf(
  db: Database,
  profileId: string,
  { id, status, invited_by_id: byId, invited_profile_id: invitedId }: InvitationFilter = {},
): Promise<ChatInvitation[]> {
  const all = await db
    .selectFrom('chat_invitations')
    .selectAll()
    .where((where) =>
      where.or([where('invited_by_id', '=', profileId), where('invited_profile_id', '=', profileId)]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const rows = all.filter(
    (row) =>
      (id === undefined || row.id === id) &&
      (status === undefined || row.status === status) &&
      (byId === undefined || row.invited_by_id === byId) &&
      (invitedId === undefined || row.invited_profile_id === invitedId),
  )
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

/** Stores an invitation and returns it; undefined if the profile is invited to the room already. */
export async function insertInvitation(
  db: Database,
  invitation: Insertable<ChatInvitationsTable>,
): Promise<ChatInvitation | undefined> {
  await db
    .insertInto('chat_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [stored] = await invitationsOf(db, invitation.invited_by_id, { id: invitation.id })
  return stored
}

export async function setInvitationStatus(db: Database, id: string, status: string): Promise<void> {
  await db.updateTable('chat_invitations').set({ status }).where('id', '=', id).execute()
}

export async function deleteInvitation(db: Database, id: string): Promise<void> {
  await db.deleteFrom('chat_invitations').where('id', '=', id).execute()
}
