import type { OwnProfile, RealtimeConfig } from './engagement.ts'
import type { Application } from './wire/application.ts'

/** The shortest presence timeout that the provider accepts, in seconds. */
const SHORTEST_PRESENCE_S = 20

/** The presence timeout where the application names none, in seconds. */
const DEFAULT_PRESENCE_S = 300

/** What the real-time provider needs; undefined unless the application has both keys. */
export function realtimeConfigFrom(
  application: Application,
  profile: OwnProfile,
): RealtimeConfig | undefined {
  const { pubnub_subscribe_key: subscribeKey, pubnub_publish_key: publishKey } = application
  if (!subscribeKey || !publishKey) return undefined
  return {
    subscribeKey,
    publishKey,
    origin: application.pubnub_origin || undefined,
    userId: profile.id,
    authKey: profile.access_token,
    heartbeatIntervalS: application.pubnub_heartbeat_interval || 0,
    presenceTimeoutS: Math.max(
      SHORTEST_PRESENCE_S,
      application.pubnub_presence_timeout || DEFAULT_PRESENCE_S,
    ),
  }
}
