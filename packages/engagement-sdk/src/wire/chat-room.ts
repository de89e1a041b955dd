import * as z from 'zod/mini'
import { listOf, maybeText, textOrNull } from './fields.ts'

/** A chat room, in the platform's spelling. */
export interface ChatRoom {
  readonly id: string
  readonly title: string | null
  readonly created_at?: string | null | undefined
  /** `everyone`, `members` or `producer`. */
  readonly visibility?: string | null | undefined
  /** `none`, `filtered` or `producer`. */
  readonly content_filter?: string | null | undefined
  readonly token_gates: readonly unknown[]
  readonly chatroom_token_gate_access_url_template?: string | null | undefined
}

/** A chat room's detail; unlisted fields are dropped. */
export const chatRoomSchema = z.object({
  id: z.string(),
  title: textOrNull,
  created_at: maybeText,
  visibility: maybeText,
  content_filter: maybeText,
  token_gates: listOf(z.unknown()),
  chatroom_token_gate_access_url_template: maybeText,
}) satisfies z.ZodMiniType<ChatRoom>
