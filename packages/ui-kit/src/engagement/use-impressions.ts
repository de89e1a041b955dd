import type { Widget } from '@touchline/engagement-sdk'
import { useEffect, useMemo } from 'react'
import { createImpressionQueue } from './impression-queue.ts'
import { useEngagement } from './use-engagement.ts'

/** The shortest time from display until the impression is sent (specification 9, limits). */
const IMPRESSION_DELAY_MS = 100

/**
 * Sends an impression for each widget, once per widget while the component is mounted: from 100 ms after display, one after the
 * other, while the browser is idle. No impression is sent if the component unmounts within the 100 ms, or after the platform
 * answered one of them with 429 or 503. Other failed requests are ignored.
 *
 * @example useImpressions(widgets)
 */
export function useImpressions(widgets: readonly Widget[]): void {
  const engagement = useEngagement()
  const queue = useMemo(() => createImpressionQueue(engagement), [engagement])
  useEffect(() => {
    const timer = setTimeout(() => queue.add(widgets), IMPRESSION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [queue, widgets])
}
