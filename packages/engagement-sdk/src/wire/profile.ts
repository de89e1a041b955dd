import * as z from 'zod/mini'
import { attributes } from './attribute.ts'
import { maybeNumber, maybeText, textOrNull } from './fields.ts'

/** A profile: the own one, another one, or one just created. */
export const profileSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  nickname: z.string(),
  /** JSON text by convention; opaque here. A write replaces the whole text. */
  custom_data: textOrNull,
  /** Sent by the platform on creation only. */
  access_token: maybeText,
  custom_id: maybeText,
  client_id: maybeText,
  url: maybeText,
  created_at: maybeText,
  points: maybeNumber,
  reported_count: maybeNumber,
  badges: z._default(z.array(z.unknown()), []),
  attributes,
  /** Real-time channel; opaque. */
  subscribe_channel: maybeText,
  chat_room_memberships_url: maybeText,
  badges_url: maybeText,
  badge_progress_url: maybeText,
  reward_item_balances_url: maybeText,
  reward_item_transfer_url: maybeText,
  block_profile_url: maybeText,
  blocked_profile_ids_url: maybeText,
  blocked_profiles_template_url: maybeText,
  leaderboards_url: maybeText,
  leaderboard_views_url: maybeText,
})

/** A profile. Wire spelling. */
export type Profile = z.infer<typeof profileSchema>
