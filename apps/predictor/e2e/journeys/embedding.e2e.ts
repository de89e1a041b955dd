import type { Locator, Page } from '@playwright/test'
import { BRUMBIES, HIGHLANDERS } from '../pages/fixtures-page.ts'
import { boxIn, frameOf, openFramed, post, scrollHostTo, serveFramedGame } from '../rig/framed-game.ts'
import { streamOpened } from '../rig/requests.ts'
import { expect, test as it, NEW_FAN_TOKEN } from '../rig/stage.ts'

const WINDOW = { width: 390, height: 600 }

const frameHeight = (page: Page) => page.locator('iframe').evaluate((frame) => frame.clientHeight)
/** How much of the game the frame hides. */
const hiddenHeight = async (page: Page) => {
  const root = frameOf(page).locator('html')
  const height = await root.evaluate((element) => Math.ceil(element.getBoundingClientRect().height))
  return height - (await frameHeight(page))
}
/**
 * Playwright's own waits for the outer page to load again, which a step inside the frame never causes. The step is made
 * after the answer: one that leaves the page would take the answer along.
 */
const goBack = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => history.back())
  })

it('a host page on another origin gives the game its height, and its bars stay in sight while the page scrolls', async ({
  page,
  stage,
}) => {
  await using game = await serveFramedGame(stage)
  await openFramed(page, game, '/home')
  const frame = frameOf(page)
  const countdown = frame.getByText(/until predictions close/)
  const back = frame.getByRole('link', { name: 'Back to fixtures' }).first()
  const submit = frame.getByRole('button', { name: 'Submit', exact: true })
  // The last thing to come on the list.
  await expect(frame.getByRole('button', { name: 'Closing times for your calendar' })).toBeVisible()
  await expect.poll(() => hiddenHeight(page)).toBe(0)
  const onList = await frameHeight(page)
  expect(onList).toBeGreaterThan(700)

  await it.step('a match is higher', async () => {
    await frame.getByText('Predict now').first().click()
    await expect(frame.getByRole('slider').first()).toBeVisible()
    await expect.poll(() => frameHeight(page)).toBeGreaterThan(onList)
    await expect.poll(() => hiddenHeight(page)).toBe(0)
  })

  await it.step('bars stay in sight while the host page scrolls the game', async () => {
    for (const share of [0.25, 0.5, 0.75]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share)
      for (const bar of [countdown, back, submit]) await expect(bar).toBeInViewport({ ratio: 1 })
    }
  })

  await it.step('bars stay in sight while an element of the host page scrolls the game', async () => {
    const outer = page.locator('iframe').locator('..')
    await outer.evaluate((element) => {
      Object.assign(element.style, { blockSize: '500px', overflow: 'auto' })
    })
    for (const share of [0, 0.5]) {
      await outer.evaluate((element, part) => element.scrollTo(0, element.scrollHeight * part), share)
      for (const bar of [countdown, submit]) await expect(bar).toBeInViewport({ ratio: 1 })
    }
  })

  await it.step('the list has its height again', async () => {
    await back.click()
    await expect(frame.getByRole('tab').first()).toBeVisible()
    await expect.poll(() => frameHeight(page)).toBe(onList)
  })
})

it('the back button makes one step inside the game, then leaves to the host', async ({ page, stage }) => {
  await using game = await serveFramedGame(stage)
  const frame = frameOf(page)
  await page.goto(`${game.host.origin}/elsewhere`)
  await openFramed(page, game, '/home')
  for (const _match of ['first', 'second']) {
    await frame.getByText('Predict now').first().click()
    await expect(frame.getByRole('slider').first()).toBeVisible()
    await frame.getByRole('link', { name: 'Back to fixtures' }).first().click()
    await expect(frame.getByRole('tab').first()).toBeVisible()
  }
  await frame.getByRole('tab', { name: 'Leaderboards' }).click()
  await frame.getByRole('link', { name: 'How to play' }).click()
  await expect(frame.getByRole('heading', { name: 'RULES' })).toBeVisible()
  await goBack(page)
  await expect(frame.getByRole('tab', { name: 'Leaderboards', selected: true })).toBeVisible()
  await goBack(page)
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

it('the host opens a screen; a page that is not allowed receives no message, and its messages are ignored', async ({
  page,
  stage,
}) => {
  await using game = await serveFramedGame(stage)
  const frame = frameOf(page)
  const askForRules = () => post(page, game, { type: 'touchline:open', screen: 'rules' })
  await openFramed(page, game, '/home')
  await expect(frame.getByText('Predict now').first()).toBeVisible()
  await expect.poll(() => hiddenHeight(page)).toBe(0)
  await askForRules()
  await expect(frame.getByRole('heading', { name: 'RULES' })).toBeVisible()
  // What the host opened took the list's place: closing brings the list, not the page before the host's.
  await frame.getByRole('button', { name: 'Close' }).click()
  await expect(frame.getByText('Predict now').first()).toBeVisible()

  await page.goto(game.host.strangerOrigin)
  const heightBefore = await frameHeight(page)
  await expect(frame.getByText('Predict now').first()).toBeVisible()
  await askForRules()
  await page.evaluate((origin) => {
    window.postMessage({ type: 'touchline:height', height: 1234 }, origin)
  }, game.host.strangerOrigin)
  await frame.getByRole('tab', { name: 'Leaderboards' }).click()
  await expect(frame.getByText('Your Rank')).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'RULES' })).toHaveCount(0)
  expect(await frameHeight(page)).toBe(heightBefore)
})

it('a closed match shows the score that the host page sends, and what the answers are worth', async ({
  page,
  stage,
}) => {
  await using game = await serveFramedGame(stage)
  const fixtureId = await stage.platform.idOf(BRUMBIES.home)
  await openFramed(page, game, `/prediction/${fixtureId}`)
  await expect(frameOf(page).getByText('6 answers saved')).toBeVisible()
  await post(page, game, { type: 'touchline:score', fixtureId, home: 33, away: 20, minute: 63 })
  await expect(frameOf(page).getByText('Live: 33 – 20')).toBeVisible()
  await expect(frameOf(page).getByText('Right now 30 points')).toBeVisible()
})

/** Expects the whole of a place between the edges of the window. */
async function expectInWindow(place: Locator): Promise<void> {
  const edges = async () => {
    const { y, height } = await boxIn(place)
    return { isBelowTop: y >= 0, isAboveEnd: y + height <= WINDOW.height }
  }
  await expect.poll(edges).toEqual({ isBelowTop: true, isAboveEnd: true })
}

it('a dialog is in the visible part of a frame as high as the game', async ({ page, stage }) => {
  await using game = await serveFramedGame(stage)
  await page.setViewportSize(WINDOW)
  await openFramed(page, game, '/welcome', NEW_FAN_TOKEN)
  const terms = frameOf(page).getByRole('button', { name: 'terms and conditions' })
  await expect(terms).toBeVisible()
  await scrollHostTo(page, terms, WINDOW.height - 60)
  await terms.click()
  await expectInWindow(frameOf(page).getByRole('dialog'))
})

it('toasts and the own row are in the visible part of a frame as high as the game', {
  tag: '@all',
}, async ({ page, ownStage }) => {
  const { platform } = ownStage
  await using game = await serveFramedGame(ownStage)
  const frame = frameOf(page)
  const toast = frame.getByRole('status').filter({ hasText: 'Results are in' })
  const listening = streamOpened(page)
  await page.setViewportSize(WINDOW)
  await openFramed(page, game, '/home')
  await expect(frame.getByText('Predict now').first()).toBeVisible()
  await listening
  await scrollHostTo(page, frame.getByRole('link').filter({ hasText: BRUMBIES.away }))
  await platform.settle(await platform.idOf(HIGHLANDERS.home))
  await expect(toast).toBeVisible()
  await expectInWindow(toast)

  await frame.getByRole('tab', { name: 'Leaderboards' }).click()
  const own = frame.getByRole('rowheader').filter({ hasText: 'Demo Fan' })
  await expect(own).toBeVisible()
  for (const row of [10, 30]) {
    await scrollHostTo(page, frame.getByRole('row').nth(row))
    await expectInWindow(own)
  }
})
