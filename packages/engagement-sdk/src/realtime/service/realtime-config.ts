import type { Engagement } from '../../engagement/engagement.ts'
import { applicationUrl } from '../../engagement/initialise.ts'
import { parseBody } from '../../http/parse.ts'
import { realtimeSettingsSchema } from '../../wire/application.ts'

/** The real-time settings of the application, and the identity of the own profile. */
export interface RealtimeConfig {
  readonly subscribeKey: string
  readonly publishKey: string
  /** Host without a scheme; undefined means the provider's own hosts. */
  readonly origin: string | undefined
  /** The own profile's id. */
  readonly userId: string
  /** The own profile's token. */
  readonly authKey: string
  /** Undefined means the provider's default. */
  readonly heartbeatIntervalSeconds: number | undefined
  /** Undefined means the provider's default. */
  readonly presenceTimeoutSeconds: number | undefined
}

/**
 * Returns the real-time settings of the last `init`; undefined before it, and if the application lacks one of the two
 * keys.
 *
 * @throws InvalidBodyError when the application's settings are of the wrong type
 */
export function realtimeConfigOf(engagement: Engagement): RealtimeConfig | undefined {
  const { application, profile } = engagement
  if (!application || !profile) return undefined
  const settings = parseBody(realtimeSettingsSchema, application, 'application', {
    method: 'GET',
    url: applicationUrl(engagement),
  })
  const { pubnub_subscribe_key: subscribeKey, pubnub_publish_key: publishKey } = settings
  if (!subscribeKey || !publishKey) return undefined
  return {
    subscribeKey,
    publishKey,
    origin: settings.pubnub_origin || undefined,
    userId: profile.id,
    authKey: profile.access_token,
    heartbeatIntervalSeconds: settings.pubnub_heartbeat_interval || undefined,
    presenceTimeoutSeconds: settings.pubnub_presence_timeout || undefined,
  }
}
