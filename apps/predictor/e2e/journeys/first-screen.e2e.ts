import type { Page, Request } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { gate } from '../rig/gate.ts'
import { logNetwork } from '../rig/network-log.ts'
import { countUpdates, updatesDuring, updatesPerChange } from '../rig/page-updates.ts'
import { picturesReady } from '../rig/pictures-ready.ts'
import { screenNamed } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'

/** Checked-in limits; a rise is a decision, not an accident. */
const BUDGET = {
  /** Brotli over the wire (1 KB is 1000 bytes). */
  scriptBytes: 75_000,
  /** Page, styles, typeface and marks: everything of the route that is neither code nor the platform's. */
  otherBytes: 26_000,
  /** To the platform before the list is seen, preflights aside. */
  platformRequests: 3,
  /** Files of code until a screen can be used, by its name among the screens of the journeys. */
  codeFiles: { fixtures: 2, 'prediction-open': 3, result: 3, leaderboard: 3 },
  /** Updates of the page for one second of a countdown, and for one step of a slider with its draft. */
  updatesPerTick: 1,
  updatesPerStep: 2,
} as const

/** Files with the live updates, the additions to the list and what these share, which load when a screen has been shown. */
const LATER = /\/(?:live-round|realtime|list-parts|shared)-/

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

it('the first screen stays within its bytes', async ({ page, stage: { link, game } }) => {
  const loadedSoFar = watchLoads(page)
  // The list comes with what the page itself names; any other part of the code is not needed for it, and held.
  const html = await (await page.request.get(link('/home/game'))).text()
  await page.route('**/assets/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
  )
  await page.goto(link('/home/game'), { waitUntil: 'commit' })
  await expect(page.getByText('Predict now').first()).toBeVisible()
  const loaded = await loadedSoFar()
  expect(sumOf(loaded, ['script'])).toBeGreaterThan(0)
  expect(sumOf(loaded, ['script'])).toBeLessThanOrEqual(BUDGET.scriptBytes)
  await picturesReady(page)
  const own = (await loadedSoFar()).filter(({ url, type }) => url.startsWith(game.url) && type !== 'script')
  const typefaces = own.filter(({ type }) => type === 'font').map(({ url }) => url)
  // Two weights, and none of the letters that the screen does not show.
  expect(typefaces).toHaveLength(2)
  expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET.otherBytes)
})

it('a screen can be used with few files of code', { tag: '@all' }, async ({ page, stage }) => {
  for (const [name, atMost] of Object.entries(BUDGET.codeFiles)) {
    await it.step(`${name} can be used with at most ${atMost} files of code`, async () => {
      const screen = await screenNamed(stage, name)
      // What the screen before loads later does not count.
      await page.goto('about:blank')
      const files = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname)
      })
      await page.goto(screen.url)
      await expect(screen.settled(page)).toBeVisible()
      const needed = [...files].filter((file) => !LATER.test(file))
      expect(needed.length).toBeGreaterThan(0)
      expect(needed.length).toBeLessThanOrEqual(atMost)
    })
  }
})

it('the list needs two platform round trips, both in parallel with the code', { tag: '@all' }, async ({
  page,
  stage: { link, platform },
}) => {
  const code = await gate(page, '**/assets/first-screen-*.js')
  const calls = await gate(page, `${platform.apiUrl}**`)
  await page.goto(link('/home/game'), { waitUntil: 'commit' })
  await calls.untilAsked('touchline-sandbox')
  await calls.open()
  // Both at once: neither has been answered.
  await calls.untilAsked('touchline-sandbox', 'profile', 'programs')
  await calls.open()
  await code.open()
  await expect(page.getByText('Predict now').first()).toBeVisible()
  expect(calls.asked()).toHaveLength(BUDGET.platformRequests)
})

it('a later visit asks for the page and what may have changed since, and for nothing else', {
  tag: '@all',
}, async ({ page, stage: { link, platform, game } }) => {
  await page.goto(link('/home/game'))
  await expect(page.getByText('Predict now').first()).toBeVisible()
  await picturesReady(page)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('touchline:list:')
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

it('a match that is opened again, and the list behind it, ask for nothing', { tag: '@all' }, async ({
  page,
  stage: { link, platform },
}) => {
  const fixtures = new FixturesPage(page)
  const prediction = new PredictionPage(page)
  const open = async () => {
    await fixtures.match('Highlanders', 'Western Force').click()
    await expect(prediction.minute).toBeVisible()
    await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
    await expect(page.getByText('Predict now').first()).toBeVisible()
  }
  await page.goto(link('/home/game'))
  await open()
  const asked: string[] = []
  page.on('request', (request) => {
    const isRead = request.method() === 'GET' && request.url().startsWith(platform.apiUrl)
    if (isRead) asked.push(request.url())
  })
  await open()
  expect(asked).toEqual([])
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
