import * as z from 'zod/mini'
import { type FieldsOf, listOf, looseObject, maybeText, textOrNull } from './fields.ts'

/** A chat room's detail; unlisted fields are kept. */
export const chatRoomSchema = looseObject({
  id: z.string(),
  title: textOrNull,
  created_at: maybeText,
  /** `everyone`, `members` or `producer`. */
  visibility: maybeText,
  /** `none`, `filtered` or `producer`. */
  content_filter: maybeText,
  token_gates: listOf(z.unknown()),
  chatroom_token_gate_access_url_template: maybeText,
})

/** A chat room, in the platform's spelling. */
export interface ChatRoom extends FieldsOf<typeof chatRoomSchema> {}
