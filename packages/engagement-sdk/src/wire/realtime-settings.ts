import { maybeNumber, maybeText } from './fields.ts'
import * as z from './schema.ts'

/** What of the application resource concerns the real-time provider. */
export const realtimeSettingsSchema = /* @__PURE__ */ z.object({
  pubnub_subscribe_key: maybeText,
  pubnub_publish_key: maybeText,
  /** Host without a scheme. */
  pubnub_origin: maybeText,
  /** Seconds. */
  pubnub_heartbeat_interval: maybeNumber,
  /** Seconds; under 20 counts as 20. */
  pubnub_presence_timeout: maybeNumber,
})

/** What of the application resource concerns the real-time provider. Wire spelling. */
export type RealtimeSettings = z.infer<typeof realtimeSettingsSchema>
