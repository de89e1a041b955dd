import type { Page, Request } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { countUpdates, updatesDuring, updatesPerChange } from '../rig/page-updates.ts'
import { picturesReady } from '../rig/paint.ts'
import { expect, test as it } from '../rig/stage.ts'

const BUDGET = {
  /** Code of the first route as it travels. Generous: it catches a second copy of a library or a build for development. */
  scriptBytes: 400_000,
  /** To the platform before the list is seen, preflights aside. */
  platformRequests: 3,
  /** Updates of the page for one second of a countdown, and for one step of a slider with its draft. */
  updatesPerTick: 1,
  updatesPerStep: 2,
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
    const size = request.sizes()
    loads.push(
      size.then(({ responseBodySize: bytes }) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes,
      })),
    )
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
  expect(toPlatform).toHaveLength(BUDGET.platformRequests)
})

it('a second that passes renders one countdown, a step of a slider renders one card', {
  tag: '@all',
}, async ({ page, stage: { link } }) => {
  await countUpdates(page)
  const listening = page.waitForRequest(/\/v2\/subscribe\//)
  await page.goto(link('/home/game'))
  await new FixturesPage(page).match('Highlanders', 'Western Force').click()
  const prediction = new PredictionPage(page)
  await expect(prediction.minute).toBeVisible()
  const timer = page.getByRole('timer').first()
  // What is loaded after the first screen updates the page once when it arrives; that is no tick.
  await listening
  await updatesPerChange(page, 2)
  // Five seconds of the page's own clock, counted by what the timer said.
  const perTick = await updatesPerChange(page, 5)
  expect(perTick).toBeLessThanOrEqual(BUDGET.updatesPerTick)
  await prediction.minute.focus()
  await page.keyboard.press('ArrowRight')
  const { before, after, ticks } = await updatesDuring(page, () => page.keyboard.press('ArrowRight'))
  expect(after - before - ticks).toBeGreaterThan(0)
  expect(after - before - ticks).toBeLessThanOrEqual(BUDGET.updatesPerStep)
  await expect(timer).toBeVisible()
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
