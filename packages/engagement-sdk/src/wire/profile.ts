import * as z from 'zod/mini'
import { type Attribute, attributes, maybeNumber, maybeText, textOrNull } from './fields.ts'

/** A profile, in the platform's spelling. */
export interface Profile {
  readonly id: string
  readonly nickname: string
  /** JSON text by convention; this package does not parse it. A write replaces the whole text. */
  readonly custom_data: string | null
  /** Sent by the platform on creation only. */
  readonly access_token?: string | null | undefined
  readonly created_at?: string | null | undefined
  readonly points?: number | null | undefined
  readonly attributes: readonly Attribute[]
  /** Real-time channel; opaque. */
  readonly subscribe_channel?: string | null | undefined
}

/** A profile: the own one, another one, or one just created; unlisted fields are kept. */
export const profileSchema = z.looseObject({
  id: z.string(),
  nickname: z.string(),
  custom_data: textOrNull,
  access_token: maybeText,
  created_at: maybeText,
  points: maybeNumber,
  attributes,
  subscribe_channel: maybeText,
}) satisfies z.ZodMiniType<Profile>
