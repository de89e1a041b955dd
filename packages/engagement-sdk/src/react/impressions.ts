import * as React from 'react'
import type { Engagement } from '../engagement/engagement.ts'
import { isEngagementError } from '../errors/errors.ts'
import { createWidgetImpression } from '../resources/widgets.ts'
import type { Widget } from '../wire/widget.ts'

/** The shortest time from display until the impression is sent (specification section 9). */
const IMPRESSION_DELAY_MS = 100
/** A browser that stays busy for this long is not waited for any longer. */
const LONGEST_IDLE_WAIT_MS = 2000
/** The statuses of a platform that has more requests than it can answer. */
const OVERLOADED: readonly (number | undefined)[] = [429, 503]

/**
 * Sends an impression for each widget, once per widget while the component is mounted: from 100 ms after display, one after the
 * other, while the browser is idle. No impression is sent if the component unmounts within the 100 ms, or after the platform
 * answered one of them with 429 or 503. Other failed requests are ignored: an ad blocker or a lost connection must not disturb
 * the user.
 *
 * @example useImpressions(engagement, widgets)
 */
export function useImpressions(engagement: Engagement, widgets: readonly Widget[]): void {
  const add = React.useMemo(() => createImpressionQueue(engagement), [engagement])
  React.useEffect(() => {
    const timer = setTimeout(() => add(widgets), IMPRESSION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [add, widgets])
}

/**
 * Creates a queue that sends one impression after the other, so that a screen adds one request at a time to what its user does,
 * and a slow platform receives fewer. Returns the function that adds widgets; one that was added before is ignored.
 */
function createImpressionQueue(engagement: Engagement): (widgets: readonly Widget[]) => void {
  const added = new Set<string>()
  const waiting: Widget[] = []
  let isSending = false
  let isRefused = false

  async function send(): Promise<void> {
    isSending = true
    while (!isRefused) {
      const widget = waiting.shift()
      if (widget === undefined) break
      await browserIdle()
      await createWidgetImpression(engagement, { widget }).catch((error: unknown) => {
        isRefused = isEngagementError(error) && OVERLOADED.includes(error.status)
      })
    }
    isSending = false
  }

  return (widgets) => {
    const fresh = widgets.filter(({ id }) => !added.has(id))
    for (const { id } of fresh) added.add(id)
    waiting.push(...fresh)
    if (!isSending) void send()
  }
}

/** Resolves when the browser has nothing else to do; at the next task in a browser that does not report it. */
function browserIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: LONGEST_IDLE_WAIT_MS })
    else setTimeout(resolve)
  })
}
