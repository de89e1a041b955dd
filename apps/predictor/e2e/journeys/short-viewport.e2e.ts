import type { Locator, Page } from '@playwright/test'
import { openMatch, REDS } from '../pages/open-match.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

/** A small frame, and a phone on its side. */
const LOW = [
  { width: 320, height: 300 },
  { width: 667, height: 375 },
]

for (const size of LOW) {
  it(`at ${size.width} × ${size.height} the list shows a match`, async ({ page, stage }) => {
    await page.setViewportSize(size)
    await page.goto(stage.link('/home'))
    await expect(page.getByText('Highlanders', { exact: true })).toBeInViewport({ ratio: 1 })
  })

  it(`at ${size.width} × ${size.height} both scores and their buttons fit between the bars`, async ({
    page,
    stage,
    fan,
  }) => {
    await page.setViewportSize(size)
    const prediction = await openMatch(page, { stage, fan })
    const home = prediction.score(REDS.home)
    const away = prediction.score(REDS.away)
    await home.evaluate((field) => field.scrollIntoView({ block: 'start' }))
    const head = await boxOf(page.getByText(/until predictions close/))
    const bar = await boxOf(prediction.submit)
    const more = page.getByRole('button', { name: /more/ }).nth(1)
    for (const part of [home, away, more]) {
      const box = await boxOf(part)
      expect(box.y).toBeGreaterThanOrEqual(head.y + head.height)
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y)
    }
  })
}

/** Opens the board on which the player is listed among the others. */
async function openAroundMe(page: Page, stage: Stage): Promise<Locator> {
  await page.goto(stage.link('/home/leaderboard'))
  await page.getByRole('button', { name: 'Around me' }).click()
  await expect(page.getByRole('button', { name: 'Top', exact: true })).toBeVisible()
  // The cells stick, not the row.
  return page.getByRole('rowheader').filter({ hasText: 'Demo Fan' })
}

it('the own row stays in sight after it was passed', async ({ page, stage }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const own = await openAroundMe(page, stage)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(own).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(own).toBeInViewport({ ratio: 1 })
})

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (box === null) throw new Error('This is not on the page.')
  return box
}
