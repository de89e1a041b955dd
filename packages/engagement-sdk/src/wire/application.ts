import * as z from 'zod/mini'
import { maybeNumber, maybeText } from './fields.ts'

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

/**
 * The application resource, in the platform's spelling. Every other address comes from it. The collections of widgets
 * (`text_polls_url` …) are listed in `resources/widgets.ts`.
 */
export interface Application {
  readonly client_id: string
  /** Template with `{program_id}`. */
  readonly program_detail_url_template?: string | null | undefined
  readonly programs_url?: string | null | undefined
  /** The own profile, and the creation of profiles. */
  readonly profile_url?: string | null | undefined
  /** Template with `{profile_id}`. */
  readonly profile_detail_url_template?: string | null | undefined
  /** Template with `{leaderboard_id}`. */
  readonly leaderboard_detail_url_template?: string | null | undefined
  /** Template with `{chat_room_id}`. */
  readonly chat_room_detail_url_template?: string | null | undefined
  /** Template with `{kind}` and `{id}`. */
  readonly widget_detail_url_template?: string | null | undefined
  /** Seconds between two polls; 0 or absent means the default of 10 s. */
  readonly api_polling_interval?: number | null | undefined
  // Absent if the application has no real-time, which checks their types.
  readonly pubnub_subscribe_key?: unknown
  readonly pubnub_publish_key?: unknown
}

/** An address of the wrong type is treated as absent, so that it fails the calls that need it and not `init`. */
const address = z.catch(maybeText, undefined)

/** The application resource; unlisted fields are kept. */
export const applicationSchema = z.looseObject({
  client_id: z.string(),
  program_detail_url_template: address,
  programs_url: address,
  profile_url: address,
  profile_detail_url_template: address,
  leaderboard_detail_url_template: address,
  chat_room_detail_url_template: address,
  widget_detail_url_template: address,
  api_polling_interval: maybeNumber,
  pubnub_subscribe_key: z.optional(z.unknown()),
  pubnub_publish_key: z.optional(z.unknown()),
}) satisfies z.ZodMiniType<Application>
