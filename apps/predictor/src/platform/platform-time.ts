import type { Engagement } from '@touchline/engagement-sdk'

/** The platform's time, which decides whether a match is closed. */
export interface PlatformTime {
  /** 'unknown' until a response of the platform or the real-time provider has named the time. */
  readonly status: 'known' | 'unknown'
  /** Epoch milliseconds; by the device's clock while the status is 'unknown'. */
  readonly now: number
}

export function platformTime({ clockSkewMs, now }: Pick<Engagement, 'clockSkewMs' | 'now'>): PlatformTime {
  return { status: clockSkewMs === undefined ? 'unknown' : 'known', now: now() }
}

/**
 * Returns the instant that closing times are compared with. While the time is unknown it is the beginning of time, so that nothing
 * counts as closed because of a wrong device clock: the platform decides.
 */
export function closingNow(engagement: Pick<Engagement, 'clockSkewMs' | 'now'>): number {
  const { status, now } = platformTime(engagement)
  return status === 'known' ? now : Number.NEGATIVE_INFINITY
}
