import type { Page } from '@playwright/test'

/** One request that left the browser: nothing here came out of its caches. */
export interface Sent {
  readonly method: string
  readonly url: string
}

/** What the page asks of the network from now on. (Interception would switch the browser's caches off.) */
export async function logNetwork(page: Page): Promise<() => readonly Sent[]> {
  const browser = await page.context().newCDPSession(page)
  const asked = new Map<string, Sent>()
  const isCached = new Set<string>()
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) asked.set(requestId, { method: request.method, url: request.url })
  })
  browser.on('Network.requestServedFromCache', ({ requestId }) => isCached.add(requestId))
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.fromPrefetchCache === true) isCached.add(requestId)
  })
  await browser.send('Network.enable')
  return () => [...asked].flatMap(([id, sent]) => (isCached.has(id) ? [] : [sent]))
}
