import { z } from 'zod'
import { profileInstant } from '../core/instants.ts'
import type { ProfileRow } from '../data/profiles.ts'
import type { Links } from './links.ts'

export const attributesSchema = z.array(z.object({ key: z.string(), value: z.string() }))

/** Returns the channel of the events that concern one profile. */
export function profileChannel(profileId: string): string {
  return `profile.${profileId}`
}

/** A profile as contract 2.10 has it. `access_token` travels only in the answer that creates it. */
export function profileResource(row: ProfileRow, { clientId, links }: { clientId: string; links: Links }) {
  const url = links.profile(row.id)
  return {
    id: row.id,
    url,
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
    chat_room_memberships_url: `${url}chat-room-memberships/`,
    badges_url: `${url}badges/`,
    badge_progress_url: `${url}badge-progress/`,
    reward_item_balances_url: `${url}reward-item-balances/`,
    reward_item_transfer_url: `${url}reward-item-transfers/`,
    reward_item_credit_url: null,
    reward_item_debit_url: null,
    leaderboards_url: `${url}leaderboards/`,
    leaderboard_views_url: `${url}leaderboard-views/`,
    block_profile_url: `${links.api}profile-blocks/`,
    blocked_profile_ids_url: `${links.api}blocked-profile-ids/`,
    blocked_profiles_template_url: `${links.api}profile-blocks/?blocked_profile_id={blocked_profile_id}`,
    chat_room_invitations_url_template: `${links.api}chat-room-invitations/?status={status}`,
    redemption_keys_url: `${links.api}redemption-keys/?client_id=${clientId}`,
  }
}
