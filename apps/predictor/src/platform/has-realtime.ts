import type { Engagement } from '@touchline/engagement-sdk'

/** Whether the platform offers real-time at all; without it nothing of it is loaded. */
export function hasRealtime({ application }: Engagement): boolean {
  const { pubnub_subscribe_key, pubnub_publish_key } = application ?? {}
  return Boolean(pubnub_subscribe_key) && Boolean(pubnub_publish_key)
}
