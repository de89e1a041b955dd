import * as z from 'zod/mini'
import { type FieldsOf, looseObject, maybeNumber, maybeText } from './fields.ts'

/** The fields of the application resource about the real-time provider; all others are dropped. */
export const realtimeSettingsSchema = z.object({
  pubnub_subscribe_key: maybeText,
  pubnub_publish_key: maybeText,
  /** Host without a scheme. */
  pubnub_origin: maybeText,
  /** Seconds. */
  pubnub_heartbeat_interval: maybeNumber,
  /** Seconds; the client raises values under 20 to 20. */
  pubnub_presence_timeout: maybeNumber,
})

/** An address of the wrong type is treated as absent, so that it fails the calls that need it and not `init`. */
const address = z.catch(maybeText, undefined)

/** The application resource; unlisted fields are kept. */
export const applicationSchema = looseObject({
  client_id: z.string(),
  /** Template with `{program_id}`. */
  program_detail_url_template: address,
  programs_url: address,
  /** The own profile, and the creation of profiles. */
  profile_url: address,
  /** Template with `{profile_id}`. */
  profile_detail_url_template: address,
  /** Template with `{leaderboard_id}`. */
  leaderboard_detail_url_template: address,
  /** Template with `{chat_room_id}`. */
  chat_room_detail_url_template: address,
  /** Template with `{kind}` and `{id}`. */
  widget_detail_url_template: address,
  /** Seconds between two polls; 0 or absent means the default of 10 s. */
  api_polling_interval: maybeNumber,
  // Absent if the application has no real-time, which checks their types.
  pubnub_subscribe_key: z.optional(z.unknown()),
  pubnub_publish_key: z.optional(z.unknown()),
})

/**
 * The application resource, in the platform's spelling. Every other address comes from it. The collections of widgets
 * (`text_polls_url` …) follow from the names of the kinds.
 */
export interface Application extends FieldsOf<typeof applicationSchema> {}
