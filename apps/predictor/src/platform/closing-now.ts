import type { Engagement } from '@touchline/engagement-sdk'

/**
 * Returns the instant that closing times are compared with: the platform's now. Before any source has named the time it
 * is the beginning of time, so that nothing counts as closed because of a wrong device clock: the platform decides.
 */
export function closingNow({ clockSkewMs, now }: Pick<Engagement, 'clockSkewMs' | 'now'>): number {
  return clockSkewMs === undefined ? Number.NEGATIVE_INFINITY : now()
}
