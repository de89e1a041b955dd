import { stableId } from '../core/ids.ts'
import type { Links } from './links.ts'

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
