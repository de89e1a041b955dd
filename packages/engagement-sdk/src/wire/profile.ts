import { attributes } from './attribute.ts'
import { maybeNumber, maybeText, textOrNull } from './fields.ts'
import * as z from './schema.ts'

/** A profile: the own one, another one, or one just created; unlisted fields are kept as they came. */
export const profileSchema = /* @__PURE__ */ z.looseObject({
  id: z.string(),
  nickname: z.string(),
  /** JSON text by convention; opaque here. A write replaces the whole text. */
  custom_data: textOrNull,
  /** Sent by the platform on creation only. */
  access_token: maybeText,
  created_at: maybeText,
  points: maybeNumber,
  attributes,
  /** Real-time channel; opaque. */
  subscribe_channel: maybeText,
})

/** A profile. Wire spelling; unlisted fields are kept and typed `unknown`. */
export type Profile = z.infer<typeof profileSchema>
