import type { Page } from '@playwright/test'

/** What the page exchanged with the platform in one phase. */
export interface PhaseTraffic {
  /** Method and path of each request, preflights included, in their order. */
  readonly sent: readonly string[]
  /** Requests without a complete response. */
  readonly open: number
  /** Received over the wire, headers included. */
  readonly bytes: number
}

export interface TrafficCounter {
  /** Returns what was counted since the phase began. */
  read(): PhaseTraffic
  beginPhase(): void
  /** From here on each request that needs a preflight sends one, as after the time for which a browser stores them. */
  forgetPreflights(): Promise<void>
}

/** Counts the page's requests to the platform. (Interception would hide preflights and switch the browser's caches off.) */
export async function countTraffic(page: Page, platformUrl: string): Promise<TrafficCounter> {
  const browser = await page.context().newCDPSession(page)
  const isCounted = new RegExp(`^${platformUrl}/(api/v1|services)/`)
  const counted = new Set<string>()
  const open = new Set<string>()
  let sent: string[] = []
  let bytes = 0
  browser.on('Network.requestWillBeSent', ({ requestId, request: { method, url } }) => {
    if (!isCounted.test(url)) return
    counted.add(requestId)
    open.add(requestId)
    sent.push(`${method} ${new URL(url).pathname}`)
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId)
    if (counted.has(requestId)) bytes += encodedDataLength
  })
  browser.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
  await browser.send('Network.enable')
  return {
    read: () => ({ sent, open: open.size, bytes }),
    beginPhase: () => {
      sent = []
      bytes = 0
    },
    forgetPreflights: async () => {
      await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
    },
  }
}
