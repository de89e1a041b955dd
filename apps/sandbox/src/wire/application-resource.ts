import { stableId } from '../core/ids.ts'
import { collectionField, WIDGET_KINDS } from '../core/widget-kind.ts'
import { REALTIME_KEYS } from './hosts.ts'
import type { Links } from './links.ts'

/** Seconds between two polls of a resource. */
const POLLING_INTERVAL_S = 10

interface Directory {
  readonly clientId: string
  readonly links: Links
  /** Without real-time the keys are null, and clients poll. */
  readonly hasRealtime: boolean
}

/**
 * Returns the application resource, the directory of the API (docs/contract/rest.md, 'Application'). Fields that the specification names and whose
 * calls the sandbox does not have are null.
 */
export function applicationResource({ clientId, links, hasRealtime }: Directory) {
  const collections: Record<string, string> = {}
  for (const kind of WIDGET_KINDS) {
    const field = collectionField(kind)
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
    widget_detail_url_template: `${links.api}widgets/{kind}/{id}/`,
    chat_room_detail_url_template: links.chatRoom('{chat_room_id}'),
    create_chat_room_url: null,
    chat_rooms_invitations_url: null,
    chat_room_invitation_detail_url_template: null,
    chat_room_events_url: null,
    pinned_messages_url: null,
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

/** The id of the sandbox's only chat room. */
export const LOBBY_ID = stableId('chat-room', 'lobby')

/** The chat room as docs/contract/rest.md, 'Chat rooms' has it. Its messages travel on its channels; URLs of calls that do not exist are null. */
export function lobbyResource({ clientId, links }: { clientId: string; links: Links }) {
  return {
    id: LOBBY_ID,
    url: links.chatRoom(LOBBY_ID),
    client_id: clientId,
    title: 'Lobby',
    created_at: '2024-01-01T00:00:00Z',
    visibility: 'everyone',
    content_filter: 'none',
    custom_data: null,
    token_gates: [],
    chatroom_token_gate_access_url_template: null,
    channels: {
      chat: { pubnub: `chatroom.${LOBBY_ID}` },
      control: { pubnub: `chatroom.control.${LOBBY_ID}` },
      reactions: { pubnub: `chatroom.reactions.${LOBBY_ID}` },
    },
    memberships_url: null,
  }
}
