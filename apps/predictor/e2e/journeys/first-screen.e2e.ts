import type { Page, Request } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { picturesReady } from '../rig/pictures-ready.ts'
import { commitsDuring, commitsPerChange, countCommits } from '../rig/react-commits.ts'
import { expect, test as it } from '../rig/stage.ts'

/** Checked-in limits; a rise is a decision, not an accident. */
const BUDGET = {
  /** Brotli over the wire (1 KB is 1000 bytes). */
  scriptBytes: 115_000,
  /** Page, styles, typeface, marks and icon: everything of the route that is neither code nor the platform's. */
  otherBytes: 20_000,
  /** To the platform before the list is seen, preflights aside. */
  platformRequests: 3,
  /** One after the other. */
  platformRoundTrips: 2,
  /** React commits for one second of a countdown, and for one step of a slider with its draft. */
  commitsPerTick: 1,
  commitsPerStep: 2,
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

it('the first screen stays within its bytes', async ({ page, stage: { link, game } }) => {
  const loadedSoFar = watchLoads(page)
  await page.goto(link('/home/game'))
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

it('the list needs two platform round trips, the first beside the code', async ({
  page,
  stage: { link, platform },
}) => {
  const delayMs = 600
  const asked: { readonly url: string; readonly at: number }[] = []
  await page.route(`${platform.apiUrl}**`, async (route) => {
    asked.push({ url: route.request().url(), at: Date.now() })
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.continue()
  })
  const startedAt = Date.now()
  await page.goto(link('/home/game'), { waitUntil: 'commit' })
  await expect(page.getByText('Predict now').first()).toBeVisible()
  const roundTrips = Math.floor((Date.now() - startedAt) / delayMs)
  expect(asked.map(({ url }) => new URL(url).pathname.replace(/^.*\/v1\//, '')).toSorted()).toEqual([
    'applications/touchline-sandbox/',
    'applications/touchline-sandbox/profile/',
    'programs/',
  ])
  expect(asked).toHaveLength(BUDGET.platformRequests)
  // Profile and fixtures are asked for together, once the application is known.
  const [, second, third] = asked.map(({ at }) => at)
  expect((third ?? 0) - (second ?? 0)).toBeLessThan(delayMs / 2)
  expect(roundTrips).toBeGreaterThanOrEqual(BUDGET.platformRoundTrips)
})

it('a second that passes renders one countdown, a step of a slider renders one card', async ({
  page,
  stage: { link },
}) => {
  await countCommits(page)
  const listening = page.waitForRequest(/\/v2\/subscribe\//)
  await page.goto(link('/home/game'))
  await new FixturesPage(page).match('Highlanders', 'Western Force').click()
  const prediction = new PredictionPage(page)
  await expect(prediction.minute).toBeVisible()
  const timer = page.getByRole('timer').first()
  // What is loaded after the first screen commits once when it arrives; that is no tick.
  await listening
  await commitsPerChange(page, 2)
  // Five seconds of the page's own clock, counted by what the timer said.
  const perTick = await commitsPerChange(page, 5)
  expect(perTick).toBeLessThanOrEqual(BUDGET.commitsPerTick)
  await prediction.minute.focus()
  await page.keyboard.press('ArrowRight')
  const { before, after, ticks } = await commitsDuring(page, () => page.keyboard.press('ArrowRight'))
  expect(after - before - ticks).toBeLessThanOrEqual(BUDGET.commitsPerStep)
  await expect(timer).toBeVisible()
})
