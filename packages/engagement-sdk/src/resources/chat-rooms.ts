import type { Engagement } from '../engagement/engagement.ts'
import { requireArgument, requireReady } from '../engagement/require.ts'
import { readPublicResource } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { fillTemplate } from '../http/url.ts'
import { type ChatRoom, chatRoomSchema } from '../wire/chat-room.ts'

/** The last status that is not a refusal (specification section 7: rooms differ from other resources). */
const LAST_STATUS = 202

/**
 * Reads a chat room's detail.
 *
 * @throws ArgumentError 'Missing roomId argument'
 * @throws ResourceNotFoundError 'Room resource not found. Check Room Id.' after every status above 202
 * @throws UrlMissingError 'Room url missing.'
 */
export async function getChatRoom(
  engagement: Engagement,
  options: CallOptions & { readonly roomId: string },
): Promise<ChatRoom> {
  requireArgument('getChatRoom', 'Missing roomId argument', options?.roomId)
  const template = requireReady(engagement).application.chat_room_detail_url_template
  return readPublicResource(engagement, {
    ...options,
    url: fillTemplate(template, options.roomId, 'Room'),
    schema: chatRoomSchema,
    resource: 'Room',
    isAbsent: (status) => status > LAST_STATUS,
  })
}
