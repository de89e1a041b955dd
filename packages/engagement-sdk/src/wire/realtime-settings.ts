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
export const realtimeSettingsSchema = /* @__PURE__ */ z.object({
  pubnub_subscribe_key: maybeText,
  pubnub_publish_key: maybeText,
  pubnub_origin: maybeText,
  pubnub_heartbeat_interval: maybeNumber,
  pubnub_presence_timeout: maybeNumber,
}) satisfies z.ZodMiniType<RealtimeSettings>
