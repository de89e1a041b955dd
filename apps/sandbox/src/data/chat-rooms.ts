import type { Selectable } from 'kysely'
import type { ChatRoomsTable } from './schema.ts'

export type ChatRoomRow = Selectable<ChatRoomsTable>
