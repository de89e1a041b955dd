import * as z from 'zod/mini'
import { attributes, type FieldsOf, looseObject, maybeNumber, maybeText, textOrNull } from './fields.ts'

/** A profile: the own one, another one, or one just created; unlisted fields are kept. */
export const profileSchema = looseObject({
  id: z.string(),
  nickname: z.string(),
  /** JSON text by convention; this package does not parse it. A write replaces the whole text. */
  custom_data: textOrNull,
  /** Sent by the platform on creation only. */
  access_token: maybeText,
  created_at: maybeText,
  points: maybeNumber,
  attributes,
  /** Real-time channel; opaque. */
  subscribe_channel: maybeText,
})

/** A profile, in the platform's spelling. */
export interface Profile extends FieldsOf<typeof profileSchema> {}
