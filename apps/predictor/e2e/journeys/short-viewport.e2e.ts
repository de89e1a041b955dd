import type { Locator, Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { REDS } from '../pages/open-match.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { boxIn, frameOf, scrollHostTo, serveFramedGame, sizeFrame } from '../rig/framed-game.ts'
import { expect, test as it, type Stage, TOURNAMENT } from '../rig/stage.ts'

/** A small frame, and a phone on its side. */
const LOW = [
  { width: 320, height: 300 },
  { width: 667, height: 375 },
]

for (const size of LOW) {
  it(`at ${size.width} × ${size.height} the list shows a match, and both scores and their buttons fit between the bars`, {
    tag: '@all',
  }, async ({ page, stage, fan }) => {
    await page.setViewportSize(size)
    await page.goto(stage.link('/home', { token: fan }))
    await expect(page.getByText('Highlanders', { exact: true })).toBeInViewport({ ratio: 1 })

    await new FixturesPage(page).match(REDS.home, REDS.away).click()
    const prediction = new PredictionPage(page)
    const home = prediction.score(REDS.home)
    const away = prediction.score(REDS.away)
    await home.evaluate((field) => field.scrollIntoView({ block: 'start' }))
    const more = page.getByRole('button', { name: /more/ }).nth(1)
    await expect.poll(() => areBetweenBars(page, prediction, [home, away, more])).toBe(true)
  })

  it(`in a window of ${size.width} × ${size.height} around a frame as high as the game, the list shows a match and the card its scores`, {
    tag: '@all',
  }, async ({ page, stage, fan }) => {
    await using game = await serveFramedGame(stage)
    await sizeFrame(page, size)
    game.show(`/home?tournamentId=${TOURNAMENT}&accessToken=${fan}`)
    await page.goto(game.host.origin)
    const frame = frameOf(page)
    await expect(frame.getByRole('heading', { name: 'PREDICTOR', exact: true })).toBeVisible()
    await page.locator('iframe').evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(frame.getByText('Highlanders', { exact: true })).toBeInViewport({ ratio: 1 })
    await new FixturesPage(frame).match(REDS.home, REDS.away).click()
    const prediction = new PredictionPage(frame)
    const home = prediction.score(REDS.home)
    const away = prediction.score(REDS.away)
    await expect(home).toBeVisible()
    const { height } = await boxIn(frame.locator('header'))
    await scrollHostTo(page, home, height + 4)
    await expect.poll(() => areBetweenBars(frame, prediction, [home, away])).toBe(true)
  })
}

/** Whether all of these are between the header with the countdown and the bar with Submit. */
async function areBetweenBars(
  place: Pick<Page, 'getByText'>,
  { submit }: PredictionPage,
  parts: readonly Locator[],
): Promise<boolean> {
  const head = await boxIn(place.getByText(/until predictions close/))
  const bar = await boxIn(submit)
  const boxes = await Promise.all(parts.map(boxIn))
  return boxes.every(({ y, height }) => y >= head.y + head.height && y + height <= bar.y)
}

/** Opens the board on which the player is listed among the others. */
async function openAroundMe(page: Page, stage: Stage): Promise<Locator> {
  await page.goto(stage.link('/home/leaderboard'))
  await page.getByRole('button', { name: 'Around me' }).click()
  await expect(page.getByRole('button', { name: 'Top', exact: true })).toBeVisible()
  // The cells stick, not the row.
  return page.getByRole('rowheader').filter({ hasText: 'Demo Fan' })
}

it('the own row stays in sight after it was passed', { tag: '@all' }, async ({ page, stage }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const own = await openAroundMe(page, stage)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(own).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(own).toBeInViewport({ ratio: 1 })
})
