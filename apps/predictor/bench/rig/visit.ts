import type { BrowserContext, CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    /** When the words that are waited for stood on the page, in milliseconds since the navigation. */
    seenAt?: Promise<number>
  }
}

/** A slow phone: the network and a quarter of the speed. */
const SLOW_PHONE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
} as const
const CPU_RATE = 4

/** What one visit took. */
export interface Visit {
  readonly ms: number
  /** Until anything stood there. */
  readonly paintMs: number
  /** Everything that came over the network until then. */
  readonly requests: number
  readonly bytes: number
  readonly scriptBytes: number
}

/** Opens an address on a slow phone and waits for words; what the browser has kept is used. */
export async function visit(context: BrowserContext, url: string, words: string): Promise<Visit> {
  const page = await context.newPage()
  try {
    const network = await slowDown(await context.newCDPSession(page))
    await waitForWords(page, words)
    await page.goto(url, { waitUntil: 'commit' })
    const ms = await page.evaluate(
      () => window.seenAt ?? Promise.reject(new Error('The observer did not run.')),
    )
    const paintMs = await page.evaluate(firstPaint)
    return { ms, paintMs, ...network() }
  } finally {
    await page.close()
  }
}

/** Slows a page down; gives a reading of what came over the network so far. */
async function slowDown(session: CDPSession): Promise<() => Omit<Visit, 'ms' | 'paintMs'>> {
  const types = new Map<string, string>()
  const arrived = { requests: 0, bytes: 0, scriptBytes: 0 }
  const kept = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kept.has(requestId) || encodedDataLength === 0) return
    arrived.requests += 1
    arrived.bytes += encodedDataLength
    if (types.get(requestId) === 'Script') arrived.scriptBytes += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_PHONE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  return () => ({ ...arrived })
}

/** Looks inside the page: a look from outside comes up to half a second late. */
async function waitForWords(page: Page, words: string): Promise<void> {
  await page.addInitScript((awaited) => {
    window.seenAt = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.body?.textContent?.includes(awaited) !== true) return
        observer.disconnect()
        resolve(performance.now())
      })
      observer.observe(document, { childList: true, subtree: true, characterData: true })
    })
  }, words)
}

/** Runs in the page. The words may be in the document before they are painted. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint')
      if (entry !== undefined) resolve(entry.startTime)
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}
