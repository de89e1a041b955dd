import * as React from 'react'
import type { Engagement } from '../engagement/engagement.ts'
import { createWidgetImpression } from '../resources/widgets.ts'
import type { Widget } from '../wire/widget.ts'

/** From display until the impressions are sent (specification section 9). */
const IMPRESSION_DELAY_MS = 100

/**
 * Sends an impression for each widget 100 ms after display, once per widget while the component is mounted. None is sent if
 * the component unmounts within the 100 ms. Failed requests are ignored: an ad blocker or a lost connection must not disturb
 * the user.
 */
export function useImpressions(engagement: Engagement, widgets: readonly Widget[]): void {
  const sent = React.useRef(new Set<string>())
  React.useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = widgets.filter(({ id }) => !sent.current.has(id))
      for (const { id } of fresh) sent.current.add(id)
      void Promise.allSettled(fresh.map((widget) => createWidgetImpression(engagement, { widget })))
    }, IMPRESSION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [engagement, widgets])
}
