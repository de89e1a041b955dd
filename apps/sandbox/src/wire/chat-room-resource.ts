import { wireInstant } from '../core/instants.ts'
import type { ChatRoomRow } from '../data/chat-rooms.ts'
import type { Links } from './links.ts'

/** A chat room as contract 2.12 has it. */
export function chatRoomResource(row: ChatRoomRow, { clientId, links }: { clientId: string; links: Links }) {
  const url = links.chatRoom(row.id)
  return {
    id: row.id,
    url,
    client_id: clientId,
    title: row.title,
    created_at: wireInstant(row.created_at),
    visibility: row.visibility,
    content_filter: row.content_filter,
    custom_data: null,
    token_gates: [],
    chatroom_token_gate_access_url_template: null,
    channels: {
      chat: { pubnub: `chatroom.${row.id}` },
      control: { pubnub: `chatroom.control.${row.id}` },
      reactions: { pubnub: `chatroom.reactions.${row.id}` },
    },
    memberships_url: `${url}memberships/`,
    // Messages travel on the channels, and their history with them.
    muted_status_url_template: null,
    chatroom_messages_url: null,
    chatroom_messages_count_url: null,
    custom_messages_url: null,
    upload_url: null,
    sponsors_url: null,
    reaction_space_id: null,
  }
}
