import { maybeNumber, maybeText } from './fields.ts'
import * as z from './schema.ts'

/**
 * The application resource: every other address comes from it. Fields that are not listed are
 * kept as they came: collections of widgets are named by kind (`text_polls_url` …), and what the
 * real-time provider needs is read by `/realtime`.
 */
export const applicationSchema = /* @__PURE__ */ z.looseObject({
  client_id: z.string(),
  program_detail_url_template: maybeText,
  programs_url: maybeText,
  profile_url: maybeText,
  profile_detail_url_template: maybeText,
  leaderboard_detail_url_template: maybeText,
  chat_room_detail_url_template: maybeText,
  widget_detail_url_template: maybeText,
  /** Seconds between two polls; 0 or absent means the default of 10 s. */
  api_polling_interval: maybeNumber,
})

/** The application resource read no further than a client must; every address is checked where it is used. */
export const openApplicationSchema = /* @__PURE__ */ z.looseObject({
  client_id: z.string(),
  api_polling_interval: maybeNumber,
})

/** The application resource. Wire spelling; fields other than these two are kept and typed `unknown`. */
export type Application = z.infer<typeof openApplicationSchema>
