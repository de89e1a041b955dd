import * as z from 'zod/mini'
import { maybeNumber, maybeText } from './fields.ts'

/**
 * The application resource: every other address comes from it. Fields that are not listed are
 * kept as they came, because the collections of widgets are named by kind (`text_polls_url` …).
 */
export const applicationSchema = /* @__PURE__ */ z.looseObject({
  client_id: z.string(),
  program_detail_url_template: maybeText,
  programs_url: maybeText,
  profile_url: maybeText,
  profile_detail_url_template: maybeText,
  leaderboard_detail_url_template: maybeText,
  chat_room_detail_url_template: maybeText,
  create_chat_room_url: maybeText,
  chat_rooms_invitations_url: maybeText,
  chat_room_invitation_detail_url_template: maybeText,
  widget_detail_url_template: maybeText,
  /** Seconds between two polls; 0 or absent means the default of 10 s. */
  api_polling_interval: maybeNumber,
  pubnub_subscribe_key: maybeText,
  pubnub_publish_key: maybeText,
  /** Host without a scheme. */
  pubnub_origin: maybeText,
  /** Seconds. */
  pubnub_heartbeat_interval: maybeNumber,
  /** Seconds; under 20 counts as 20. */
  pubnub_presence_timeout: maybeNumber,
})

/** The application resource. Wire spelling; unlisted fields are kept and typed `unknown`. */
export type Application = z.infer<typeof applicationSchema>
