import type { Engagement } from '@touchline/engagement-sdk'

/** Whether the platform offers real-time at all; without it nothing of it is loaded. */
export function hasRealtime({ application }: Engagement): boolean {
  const keys: readonly unknown[] = [
    application?.['pubnub_subscribe_key'],
    application?.['pubnub_publish_key'],
  ]
  return keys.every((key) => typeof key === 'string' && key !== '')
}
