import type { Engagement } from '@touchline/engagement-sdk'

/** Whether the application has real-time keys. */
export function hasRealtime({ application }: Engagement): boolean {
  const keys = [application?.pubnub_subscribe_key, application?.pubnub_publish_key]
  return keys.every((key) => typeof key === 'string' && key !== '')
}
