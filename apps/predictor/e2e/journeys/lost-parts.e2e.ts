import type { Locator, Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { altered, CALLS } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

const REDS = ['Queensland Reds', 'Blues'] as const
const OPENED_CODE = '**/assets/prediction-screen-*.js'

/** Counts how often the page itself is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

it('a chunk that a new deployment removed reloads the page once, and the draft is kept', async ({
  page,
  stage: { link },
  fan,
}) => {
  const prediction = new PredictionPage(page)
  await page.goto(link('/home', { token: fan }))
  await new FixturesPage(page).match(...REDS).click()
  await prediction.minute.fill('9')
  await expect(page.getByText('answered · not saved yet')).toBeVisible()

  // The part is not in the browser's cache, and nothing is pointed at that would load it before it is gone.
  await page.mouse.move(0, 0)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  const loads = countLoads(page)
  await page.route(OPENED_CODE, (route) =>
    loads() < 2 ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  )
  await page.goto(link('/home', { token: fan }))
  await new FixturesPage(page).match(...REDS).click()
  await expect(page.getByText('Your draft is back. It is not saved yet.')).toBeVisible()
  await expect(prediction.minute).toHaveValue('9')
  expect(loads()).toBe(2)
})

it('a chunk that stays missing ends in the error screen of that route, never in a loop', async ({
  page,
  stage: { link },
}) => {
  await page.goto(link('/home/game'))
  await expect(page.getByText('Predict now').first()).toBeVisible()
  const loads = countLoads(page)
  await page.route('**/assets/profile-screen-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(link('/profile'))
  await expect(page.getByRole('heading', { name: 'ERROR' })).toBeVisible()
  await expect(page.getByText('Something went wrong, please check back later.')).toBeVisible()
  // The first load of the page and one reload.
  expect(loads()).toBe(2)
  // The others work.
  await page.goto(link('/home/rules'))
  await expect(page.getByRole('heading', { name: 'Who can win' })).toBeVisible()
})

it('answers that wait for the connection are sent, although a screen was opened whose chunk was missing offline', {
  tag: '@all',
}, async ({ page, stage: { link }, fan, context }) => {
  const prediction = new PredictionPage(page)
  await page.goto(link('/home', { token: fan }))
  await new FixturesPage(page).match(...REDS).click()
  await prediction.minute.fill('9')
  await context.setOffline(true)
  await prediction.submit.click()
  await expect(page.getByText('They go out once you are online', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
  const saved = page.waitForResponse(CALLS.votes)
  await it.step('a screen whose chunk cannot be loaded offline waits for the connection', async () => {
    await page.getByRole('link', { name: 'Your profile' }).click()
    await expect(page.getByText('Waiting for connection')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'ERROR' })).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible()
  })
  expect((await saved).ok()).toBe(true)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Edit Predictions')).toHaveCount(1)
})

it('a screen that failed although the browser counts as online opens when the connection returns', {
  tag: '@all',
}, async ({ page, stage: { link }, context }) => {
  await page.goto(link('/home'))
  await expect(page.getByText('Predict now').first()).toBeVisible()
  await page.route(
    ({ pathname }) => pathname === '/profile' || pathname.includes('/profile-screen-'),
    (route) => route.abort('failed'),
  )
  await page.getByRole('link', { name: 'Your profile' }).click()
  await expect(page.getByRole('heading', { name: 'ERROR' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'RETRY' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(true)
  // Without its 'offline' the browser sends no 'online'.
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible()
})

it('initials and names keep their places when pictures and fonts fail to load', { tag: '@all' }, async ({
  page,
  stage: { link },
}) => {
  const places = () =>
    page
      .getByRole('region', { name: 'Matches' })
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  await page.route('**/*.woff2', (route) => route.abort())
  // Without their colours, teams have the platform's pictures.
  await page.route(CALLS.fixtures, (route) =>
    altered<WireList>(route, (list) => ({ ...list, results: list.results.map(withoutColours) })),
  )
  await page.goto(link('/home'))
  await expect(page.getByText('Predict now').first()).toBeVisible()
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  )
  const withPictures = await places()
  const mark = page.locator('img[data-size]')
  const markPlace = await boxOf(mark)
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  )
  await page.reload()
  const reds = new FixturesPage(page).match(...REDS)
  await expect(reds).toBeVisible()
  await expect(reds).toContainText('QUE')
  await expect(reds).toContainText('Queensland Reds')
  expect(await places()).toEqual(withPictures)
  // The browser would draw its icon of a broken picture.
  await expect(mark).toBeHidden()
  expect(await boxOf(mark)).toEqual(markPlace)
})

interface WireList {
  readonly results: readonly { readonly custom_data: string }[]
}

function withoutColours<P extends { readonly custom_data: string }>(program: P): P {
  const custom_data = program.custom_data.replaceAll(/"team_[ab]_(colours|code)":"[^"]*",?/g, '')
  return { ...program, custom_data }
}

/** A card that React has just put in the place of another one has no box yet. */
async function boxOf(card: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null
  await expect(async () => {
    box = await card.boundingBox()
    expect(box).not.toBeNull()
  }).toPass()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

it('the list appears where its skeleton was', { tag: '@all' }, async ({ page, stage: { link } }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CALLS.fixtures, async (route) => {
    await held
    await route.fallback()
  })
  const firstCard = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('radio') })
  await page.goto(link('/home'))
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  // The frame of the screen is there to be used.
  await expect(page.getByRole('tab', { name: 'Leaderboards' })).toBeEnabled()
  const before = await boxOf(firstCard.first())
  release()
  await expect(page.getByText('Predict now').first()).toBeVisible()
  const after = await boxOf(firstCard.first())
  expect(after.x).toBe(before.x)
  expect(after.width).toBe(before.width)
  expect(after.height).toBeCloseTo(before.height, 0)
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(24)
})

it('a browser without storage says so, and plays the whole game', async ({ page, stage: { link }, fan }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is off.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  const created: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/profile/')) created.push(request.url())
  })
  await page.goto(link('/home', { token: fan }))
  await new FixturesPage(page).match(...REDS).click()
  await expect(page.getByText('This browser keeps no drafts', { exact: false })).toBeVisible()
  const prediction = new PredictionPage(page)
  await prediction.minute.fill('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  expect(created).toEqual([])
})
