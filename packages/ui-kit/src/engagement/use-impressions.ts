'use client'

import { createWidgetImpression, type Widget } from '@touchline/engagement-sdk'
import { useEffect, useRef } from 'react'
import { useEngagement } from './use-engagement.ts'

/** The time from display until the impression is sent (specification 9, limits). */
export const IMPRESSION_DELAY_MS = 100

/**
 * Sends an impression for each widget 100 ms after display, once per widget while the component is mounted. No
 * impression is sent if the component unmounts earlier. Failed requests are ignored.
 *
 * @example useImpressions(widgets)
 */
export function useImpressions(widgets: readonly Widget[]): void {
  const engagement = useEngagement()
  const sentIds = useRef(new Set<string>())
  useEffect(() => {
    const sent = sentIds.current
    const unsent = widgets.filter((widget) => !sent.has(widget.id))
    if (unsent.length === 0) return
    const timer = setTimeout(() => {
      for (const widget of unsent) {
        sent.add(widget.id)
        // An ad blocker or a lost connection must not disturb the user.
        createWidgetImpression(engagement, { widget }).catch(() => undefined)
      }
    }, IMPRESSION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [engagement, widgets])
}
