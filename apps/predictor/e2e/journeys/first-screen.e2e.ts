import type { Page, Request } from '@playwright/test'
import { picturesReady } from '../rig/paint.ts'
import { expect, test as it } from '../rig/stage.ts'

const BUDGET = {
  /** Code of the first route as it travels. Generous: it catches a second copy of a library or a build for development. */
  scriptBytes: 400_000,
  /** To the platform before the list is seen, preflights aside. */
  platformRequests: 3,
} as const

interface Loaded {
  readonly url: string
  readonly type: string
  readonly bytes: number
}

/** Everything that the page has loaded so far, with its size as it travels. */
function watchLoads(page: Page): () => Promise<readonly Loaded[]> {
  const loads: Promise<Loaded>[] = []
  page.on('requestfinished', (request: Request) => {
    const load = request.sizes().then(({ responseBodySize: bytes }) => ({
      url: request.url(),
      type: request.resourceType(),
      bytes,
    }))
    // Of a request that ends with the test no size is read.
    load.catch(() => undefined)
    loads.push(load)
  })
  return () => Promise.all(loads)
}

function sumOf(loaded: readonly Loaded[], types: readonly string[]): number {
  return loaded.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0)
}

it('the first screen loads no code twice and no build for development', async ({ page, stage: { link } }) => {
  const loadedSoFar = watchLoads(page)
  await page.goto(link('/home/game'))
  await expect(page.getByText('Predict now').first()).toBeVisible()
  const loaded = await loadedSoFar()
  expect(sumOf(loaded, ['script'])).toBeGreaterThan(0)
  expect(sumOf(loaded, ['script'])).toBeLessThanOrEqual(BUDGET.scriptBytes)
})

it('a later visit asks for the page and what may have changed since, and for nothing else', {
  tag: '@all',
}, async ({ page, stage: { link, platform, game } }) => {
  await page.goto(link('/home/game'))
  await expect(page.getByText('Predict now').first()).toBeVisible()
  await picturesReady(page)
  await page.goto('about:blank')
  const sent = await logNetwork(page)
  await page.goto(link('/home/game'))
  await expect(page.getByText('Predict now').first()).toBeVisible()
  const toGame = sent().flatMap(({ url }) => (url.startsWith(game.url) ? [new URL(url).pathname] : []))
  // The mark bears no hash in its name: whether it is still the same is asked. Not every browser wants an icon.
  expect(toGame.filter((path) => path !== '/icon.svg').toSorted()).toEqual(['/home/game', '/marks/mens.svg'])
  const toPlatform = sent().filter(({ url, method }) => url.startsWith(platform.apiUrl) && method === 'GET')
  // After the list come the own points: of the public timelines of settled matches, and of the own answers and standing.
  const first = toPlatform.filter(({ url }) => !/\/widgets\/|\/widget-interactions\/|\/entries\//.test(url))
  expect(first).toHaveLength(BUDGET.platformRequests)
})

/** One request that left the browser: nothing here came out of its caches. */
interface Sent {
  readonly method: string
  readonly url: string
}

/** What the page asks of the network from now on. (Interception would switch the browser's caches off.) */
async function logNetwork(page: Page): Promise<() => readonly Sent[]> {
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
