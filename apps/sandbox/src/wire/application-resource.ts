import { COLLECTIONS, WIDGET_KINDS } from '../core/widget-kind.ts'
import type { Links } from './links.ts'
import { REALTIME_KEYS } from './realtime-keys.ts'

/** Seconds between two polls of a resource. */
const POLLING_INTERVAL_S = 10

interface Directory {
  readonly clientId: string
  readonly links: Links
  /** Without real-time the keys are null, and clients poll. */
  readonly hasRealtime: boolean
}

/** Returns the application resource, the directory of the API (contract 2.1). */
export function applicationResource({ clientId, links, hasRealtime }: Directory) {
  const collections: Record<string, string> = {}
  for (const kind of WIDGET_KINDS) {
    const field = COLLECTIONS[kind].field
    if (field !== undefined) collections[field] = links.collection(kind)
  }
  return {
    url: links.application(clientId),
    client_id: clientId,
    name: 'Touchline sandbox',
    image_url: null,
    media_url: null,
    organization_id: null,
    organization_name: 'Touchline',
    program_detail_url_template: links.programTemplate,
    programs_url: links.programs(clientId),
    profile_url: links.ownProfile(clientId),
    profile_detail_url_template: links.profile('{profile_id}'),
    leaderboard_detail_url_template: links.leaderboard('{leaderboard_id}'),
    program_custom_id_url_template: `${links.api}program-by-custom-id/${clientId}/{custom_id}/`,
    widget_detail_url_template: `${links.api}widgets/{kind}/{id}/`,
    chat_room_detail_url_template: links.chatRoom('{chat_room_id}'),
    create_chat_room_url: `${links.api}chat-rooms/`,
    chat_rooms_url: `${links.api}chat-rooms/`,
    chat_room_memberships_url: `${links.api}chat-room-memberships/`,
    chat_rooms_invitations_url: `${links.api}chat-room-invitations/?client_id=${clientId}`,
    chat_room_invitation_detail_url_template: `${links.api}chat-room-invitations/{invitation_id}/`,
    chat_room_events_url: null,
    pinned_messages_url: `${links.api}pinned-messages/`,
    sponsors_url: `${links.api}sponsors/?client_id=${clientId}`,
    sticker_packs_url: `${links.api}sticker-packs/?client_id=${clientId}`,
    sticker_pack_detail_url_template: `${links.api}sticker-packs/{sticker_pack_id}/`,
    reaction_packs_url: `${links.api}reaction-packs/?client_id=${clientId}`,
    reaction_pack_detail_url_template: `${links.api}reaction-packs/{reaction_pack_id}/`,
    reaction_spaces_url: `${links.api}reaction-spaces/?client_id=${clientId}`,
    reaction_space_detail_url_template: `${links.api}reaction-spaces/{reaction_space_id}/`,
    comment_boards_url: `${links.api}comment-boards/?client_id=${clientId}`,
    comment_board_detail_url_template: `${links.api}comment-boards/{comment_board_id}/`,
    comment_board_ban_url: `${links.api}comment-board-bans/?client_id=${clientId}`,
    comment_board_ban_detail_url_template: `${links.api}comment-board-bans/{comment_board_ban_id}/`,
    comment_report_url: `${links.api}comment-reports/?client_id=${clientId}`,
    comment_report_detail_url_template: `${links.api}comment-reports/{comment_report_id}/`,
    profile_relationships_url: `${links.api}profile-relationships/?client_id=${clientId}`,
    profile_relationship_detail_url_template: `${links.api}profile-relationships/{profile_relationship_id}/`,
    profile_relationship_types_url: `${links.api}profile-relationship-types/?client_id=${clientId}`,
    badges_url: `${links.api}badges/`,
    badge_profiles_url: `${links.api}badge-profiles/`,
    reward_items_url: `${links.api}reward-items/?client_id=${clientId}`,
    reward_transactions_url: `${links.api}reward-transactions/`,
    reward_actions_url: `${links.api}reward-actions/`,
    invoked_actions_url: `${links.api}invoked-reward-actions/`,
    quests_url: `${links.api}quests/?client_id=${clientId}`,
    user_quests_url: `${links.api}user-quests/`,
    user_quests_url_template: `${links.api}user-quests/?profile_id={profile_id}`,
    user_quest_detail_url_template: `${links.api}user-quests/{user_quest_id}/`,
    user_quest_rewards_url: `${links.api}user-quest-rewards/`,
    user_quest_task_progress_url: `${links.api}user-quest-task-progress/`,
    profile_leaderboards_url_template: `${links.profile('{profile_id}')}leaderboards/`,
    profile_leaderboard_views_url_template: `${links.profile('{profile_id}')}leaderboard-views/`,
    redemption_keys_url: `${links.api}redemption-keys/?client_id=${clientId}`,
    redemption_key_detail_url_template: `${links.api}redemption-keys/{redemption_key_id}/`,
    redemption_key_detail_by_code_url_template: `${links.api}redemption-keys/{code}/`,
    ...collections,
    api_polling_interval: POLLING_INTERVAL_S,
    pubnub_subscribe_key: hasRealtime ? REALTIME_KEYS.subscribe : null,
    pubnub_publish_key: hasRealtime ? REALTIME_KEYS.publish : null,
    // The sandbox serves real-time itself, on the port of the votes.
    pubnub_origin: hasRealtime ? new URL(links.origins.votes).host : null,
    pubnub_heartbeat_interval: 0,
    pubnub_presence_timeout: 279,
    // Boards are updated automatically; the reward of a follow-up has to be claimed.
    autoclaim_interaction_rewards: false,
    analytics_properties: {
      'Internal App ID': clientId,
      'Internal App Name': 'Touchline sandbox',
      'Organization ID': null,
      'Organization Name': 'Touchline',
    },
  }
}
