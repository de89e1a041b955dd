import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { screensOf } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'

async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  )
}

for (const scheme of ['light', 'dark'] as const) {
  it(`axe finds nothing on any screen, ${scheme}`, async ({ page, stage }) => {
    it.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const screen of await screensOf(stage)) {
      await page.goto(screen.url)
      await expect(screen.settled(page)).toBeVisible()
      expect(await faultsOf(page), screen.name).toEqual([])
    }
  })
}

it('a whole prediction is made by keyboard alone', async ({ page, ownStage: { link } }) => {
  await page.goto(link('/home'))
  const match = new FixturesPage(page).match('Highlanders', 'Western Force')
  await match.focus()
  await page.keyboard.press('Enter')
  const prediction = new PredictionPage(page)
  await expect(prediction.submit).toBeVisible()
  await prediction.score('Highlanders').focus()
  await page.keyboard.press('ArrowUp')
  await prediction.minute.focus()
  await page.keyboard.press('ArrowRight')
  await expect(prediction.minute).toHaveValue('21')
  await prediction.conversions.focus()
  await page.keyboard.press('PageUp')
  await expect(prediction.conversions).toHaveValue('5')
  for (const place of [0, 1, 2]) {
    await prediction.choices(place).first().focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText('6 of 6')).toBeVisible()
  // From the last answer the next stop is Submit.
  await page.keyboard.press('Tab')
  await expect(prediction.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
})

it('nothing scrolls sideways at 320 px, which is a wide page at 400 %', async ({ page, stage }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const screen of await screensOf(stage)) {
    await page.goto(screen.url)
    await expect(screen.settled(page)).toBeVisible()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow(), screen.name).toBeLessThanOrEqual(0)
  }
})
