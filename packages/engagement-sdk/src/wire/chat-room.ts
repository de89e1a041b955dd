import { listOf, maybeText, textOrNull } from './fields.ts'
import * as z from './schema.ts'

/** A chat room's detail. */
export const chatRoomSchema = /* @__PURE__ */ z.object({
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

/** A chat room. Wire spelling. */
export type ChatRoom = z.infer<typeof chatRoomSchema>
