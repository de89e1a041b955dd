import {
  createWidgetImpression,
  type Engagement,
  isEngagementError,
  type Widget,
} from '@touchline/engagement-sdk'
import { browserIdle } from './browser-idle.ts'

/** The status codes of a platform that has more requests than it can answer. */
const OVERLOADED: readonly (number | undefined)[] = [429, 503]

/** The impressions of one screen. */
export interface ImpressionQueue {
  /** Sends an impression for each widget that has none yet. */
  readonly add: (widgets: readonly Widget[]) => void
}

/**
 * Creates a queue that sends one impression after the other, each while the browser is idle, so that a screen adds one request
 * at a time to what its user does, and a slow platform receives fewer. After a 429 or a 503 the queue is dropped and takes no
 * more. Other failures are ignored: an ad blocker or a lost connection must not disturb the user.
 */
export function createImpressionQueue(engagement: Engagement): ImpressionQueue {
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
      isRefused = await isRefusedBy(createWidgetImpression(engagement, { widget }))
    }
    isSending = false
  }

  return {
    add(widgets) {
      const fresh = widgets.filter(({ id }) => !added.has(id))
      for (const { id } of fresh) added.add(id)
      waiting.push(...fresh)
      if (!isSending) void send()
    },
  }
}

/** Resolves to whether a request was refused because the platform is overloaded. Never rejects. */
function isRefusedBy(request: Promise<unknown>): Promise<boolean> {
  return request.then(
    () => false,
    (error: unknown) => isEngagementError(error) && OVERLOADED.includes(error.status),
  )
}
