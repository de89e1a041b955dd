import * as z from 'zod/mini'
import { maybeNumber, maybeText } from './fields.ts'

/** The fields of the application resource about the real-time provider, in the platform's spelling. */
export interface RealtimeSettings {
  readonly pubnub_subscribe_key?: string | null | undefined
  readonly pubnub_publish_key?: string | null | undefined
  /** Host without a scheme. */
  readonly pubnub_origin?: string | null | undefined
  /** Seconds. */
  readonly pubnub_heartbeat_interval?: number | null | undefined
  /** Seconds; the client raises values under 20 to 20. */
  readonly pubnub_presence_timeout?: number | null | undefined
}

/** The fields of the application resource about the real-time provider; all others are dropped. */
export const realtimeSettingsSchema = z.object({
  pubnub_subscribe_key: maybeText,
  pubnub_publish_key: maybeText,
  pubnub_origin: maybeText,
  pubnub_heartbeat_interval: maybeNumber,
  pubnub_presence_timeout: maybeNumber,
}) satisfies z.ZodMiniType<RealtimeSettings>

/**
 * The application resource, in the platform's spelling. Every other address comes from it. The collections of widgets
 * (`text_polls_url` …) are named in `resources/widget-url.ts`.
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
  /** Absent if the application has no real-time. `/realtime` checks its type. */
  readonly pubnub_subscribe_key?: unknown
  /** Absent if the application has no real-time. `/realtime` checks its type. */
  readonly pubnub_publish_key?: unknown
}

/** The application resource; unlisted fields are kept. */
export const applicationSchema = z.looseObject({
  client_id: z.string(),
  program_detail_url_template: maybeText,
  programs_url: maybeText,
  profile_url: maybeText,
  profile_detail_url_template: maybeText,
  leaderboard_detail_url_template: maybeText,
  chat_room_detail_url_template: maybeText,
  widget_detail_url_template: maybeText,
  api_polling_interval: maybeNumber,
  pubnub_subscribe_key: z.optional(z.unknown()),
  pubnub_publish_key: z.optional(z.unknown()),
}) satisfies z.ZodMiniType<Application>
