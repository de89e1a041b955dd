import { createWidgetImpression, type Widget } from '@touchline/engagement-sdk'
import { useEffect, useRef } from 'react'
import { useEngagement } from './use-engagement.ts'

/** From display to the impression (specification 9, limits). */
export const IMPRESSION_DELAY_MS = 100

/**
 * Tells the platform that widgets were shown: about 100 ms after display, once each while the component lives, never
 * awaited. What is unmounted earlier was not seen; what fails is let go.
 *
 * @example useImpressions(widgets)
 */
export function useImpressions(widgets: readonly Widget[]): void {
  const engagement = useEngagement()
  const told = useRef(new Set<string>())
  useEffect(() => {
    const seen = told.current
    const unseen = widgets.filter((widget) => !seen.has(widget.id))
    if (unseen.length === 0) return
    const timer = setTimeout(() => {
      for (const widget of unseen) {
        seen.add(widget.id)
        // An ad blocker or a lost connection: nobody is told and nothing waits.
        createWidgetImpression(engagement, { widget }).catch(() => undefined)
      }
    }, IMPRESSION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [engagement, widgets])
}
