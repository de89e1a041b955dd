import type { Locator, Page } from '@playwright/test'
import { layoutFaults } from '../rig/layout-faults.ts'
import { screensOf } from '../rig/screens.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

const NARROW = [360, 390]
const SCREENS = [
  'welcome',
  'fixtures',
  'profile',
  'leaderboard',
  'rules',
  'prediction-open',
  'prediction-closed',
  'result',
]

/** Opens a screen in a browser whose text is set to twice its size. */
async function openLarge(page: Page, stage: Stage, name: string): Promise<void> {
  const screens = await screensOf(stage)
  for (const { url, settled } of screens.filter((one) => one.name === name)) {
    await page.goto(url)
    await expect(settled(page)).toBeVisible()
  }
  if (name === 'prediction-closed') await page.getByText('answers saved').first().click()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

const linesOf = (words: Locator) =>
  words.evaluate((node) =>
    Math.round(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)),
  )

for (const name of SCREENS) {
  it(`${name}: text of twice the size is neither cut nor covered`, async ({ page, stage }) => {
    await openLarge(page, stage, name)
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await layoutFaults(page), `${width} px`).toEqual([])
    }
  })
}

// And a frame between the margins of a host page on it.
for (const width of [304, 320]) {
  it(`at ${width} px, on the narrowest telephone, the head is one row of whole words`, async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(stage.link('/home'))
    const title = page.getByRole('heading', { name: 'PREDICTOR', exact: true })
    await expect(title).toBeVisible()
    expect(await linesOf(title)).toBe(1)
    const topOf = async (place: Locator) => (await place.boundingBox())?.y
    const bottom = await title.evaluate((node) => node.getBoundingClientRect().bottom)
    expect(await topOf(page.getByRole('link', { name: 'Your profile' }))).toBeLessThan(bottom)
  })
}

it('on the narrowest telephone a common name of the own standing is whole', async ({ page, stage }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(stage.link('/home/leaderboard'))
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  const name = page.getByRole('definition').filter({ hasText: 'Demo Fan' }).locator('bdi')
  expect(await name.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

it('the head and the own standing keep their words whole in text of twice the size', async ({
  page,
  stage,
}) => {
  await openLarge(page, stage, 'leaderboard')
  expect(await linesOf(page.getByRole('heading', { name: 'PREDICTOR', exact: true }))).toBe(1)
  expect(await linesOf(page.getByText('Your Name', { exact: true }))).toBe(1)
})

it('no tab is cut off in text of twice the size', async ({ page, stage }) => {
  await openLarge(page, stage, 'leaderboard')
  for (const width of [320, ...NARROW]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('tab', { name: 'Leaderboards' })).toBeInViewport({ ratio: 1 })
  }
})
