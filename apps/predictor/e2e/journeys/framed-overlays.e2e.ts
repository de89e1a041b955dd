import type { Locator, Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS, REDS } from '../pages/open-match.ts'
import { boxIn, type FramedGame, frameOf, scrollHostTo, serveFramedGame } from '../rig/framed-game.ts'
import { DEMO_TOKEN, expect, test as it, NEW_FAN_TOKEN } from '../rig/stage.ts'

const WINDOW = { width: 390, height: 600 }

/** Opens the host page with a screen of the game in its frame. */
async function openFramed(page: Page, game: FramedGame, path: string, token = DEMO_TOKEN): Promise<void> {
  await page.setViewportSize(WINDOW)
  game.show(`${path}?tournamentId=120-2024&accessToken=${token}`)
  await page.goto(game.host.origin)
}

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
  await openFramed(page, game, '/welcome', NEW_FAN_TOKEN)
  const terms = frameOf(page).getByRole('button', { name: 'terms and conditions' })
  await expect(terms).toBeVisible()
  await scrollHostTo(page, terms, WINDOW.height - 60)
  await terms.click()
  await expectInWindow(frameOf(page).getByRole('dialog'))
})

it('a dialog starts in sight where only a strip of the frame is', { tag: '@all' }, async ({
  page,
  stage,
}) => {
  await using game = await serveFramedGame(stage)
  await openFramed(page, game, '/welcome', NEW_FAN_TOKEN)
  const terms = frameOf(page).getByRole('button', { name: 'terms and conditions' })
  await expect(terms).toBeVisible()
  // The host page's own content takes most of the window.
  await page.evaluate(() => {
    document.querySelector('h1')?.style.setProperty('margin-block-start', '400px')
  })
  await page.evaluate(() => window.scrollTo(0, 0))
  await terms.dispatchEvent('click')
  await expect(frameOf(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
})

it('a toast is in the visible part of a frame as high as the game', { tag: '@all' }, async ({
  page,
  ownStage,
}) => {
  const { platform } = ownStage
  await using game = await serveFramedGame(ownStage)
  const frame = frameOf(page)
  const toast = frame.getByRole('status').filter({ hasText: 'Results are in' })
  const listening = page.waitForResponse((response) => /\/v2\/subscribe\//.test(response.url()))
  await openFramed(page, game, '/home')
  await expect(frame.getByText('Predict now').first()).toBeVisible()
  await listening
  await scrollHostTo(page, frame.getByRole('link').filter({ hasText: REDS.away }))
  await platform.settle(await platform.idOf(HIGHLANDERS.home))
  await expect(toast).toBeVisible()
  await expectInWindow(toast)

  await it.step('the results notice is in sight in a frame that the host page scrolls', async () => {
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toHaveCount(0)
    await new FixturesPage(frame).match(REDS.home, REDS.away).click()
    await expect(frame.getByRole('slider').first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
    await platform.settle(await platform.idOf('ACT Brumbies'))
    await expect(toast).toBeInViewport({ ratio: 1 })
  })
})

it('the own row is in the visible part of a frame as high as the game', { tag: '@all' }, async ({
  page,
  stage,
}) => {
  await using game = await serveFramedGame(stage)
  await openFramed(page, game, '/home/leaderboard')
  const own = frameOf(page).getByRole('rowheader').filter({ hasText: 'Demo Fan' })
  await expect(own).toBeVisible()
  for (const row of [10, 30]) {
    await scrollHostTo(page, frameOf(page).getByRole('row').nth(row))
    await expectInWindow(own)
  }
})
