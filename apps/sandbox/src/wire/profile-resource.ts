import { z } from 'zod'
import { profileInstant } from '../core/formats.ts'
import type { ProfileRow } from '../data/profiles.ts'
import type { Links } from './links.ts'

export const attributesSchema = z.array(z.object({ key: z.string(), value: z.string() }))

/** Returns the channel of the events that concern one profile. */
function profileChannel(profileId: string): string {
  return `profile.${profileId}`
}

/**
 * A profile as docs/contract/rest.md, 'Profiles' has it, its own and that of another fan. `access_token` travels only in the answer that creates
 * it; URLs of calls that the sandbox does not have are null.
 */
export function profileResource(row: ProfileRow, { clientId, links }: { clientId: string; links: Links }) {
  return {
    id: row.id,
    url: links.profile(row.id),
    nickname: row.nickname,
    created_at: profileInstant(row.created_at),
    custom_data: row.custom_data,
    custom_id: row.custom_id,
    client_id: clientId,
    points: row.points,
    reported_count: 0,
    badges: [],
    attributes: attributesSchema.parse(row.attributes),
    subscribe_channel: profileChannel(row.id),
    chat_room_memberships_url: null,
    chat_room_invitations_url_template: null,
    badges_url: null,
    badge_progress_url: null,
    reward_item_balances_url: null,
    reward_item_transfer_url: null,
    reward_item_credit_url: null,
    reward_item_debit_url: null,
    leaderboards_url: null,
    leaderboard_views_url: null,
    redemption_keys_url: null,
    block_profile_url: null,
    blocked_profile_ids_url: null,
    blocked_profiles_template_url: null,
  }
}
