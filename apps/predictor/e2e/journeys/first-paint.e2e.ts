import type { Page } from '@playwright/test'
import { serveFramedGame } from '../rig/framed-game.ts'
import { hold } from '../rig/hold.ts'
import { LOADING_SHIFT, recordShifts, shiftOf } from '../rig/layout-shifts.ts'
import { screenNamed } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'

/** The change from the fallback typeface to the loaded one moves text by a pixel. */
const TYPEFACE_SHIFT = 0.001

/** Screens whose page holds their frame. */
const FRAMED = ['fixtures', 'leaderboard', 'prediction-open', 'result']

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Returns where headings, tabs, round buttons and skeletons are, in whole pixels. */
function placesOf(page: Page): Promise<readonly string[]> {
  return page.locator('h1, [role=tab], header a, fieldset, [data-shape]:empty').evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
  )
}

for (const name of FRAMED) {
  for (const size of SIZES) {
    it(`shows the frame of ${name} before any code is loaded and moves nothing later, ${size.width} px wide`, {
      tag: '@all',
    }, async ({ page, stage }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      const screen = await screenNamed(stage, name)
      await page.setViewportSize(size)
      await recordShifts(page)
      const releaseCode = await hold(page, '**/assets/*.js')
      const releasePlatform = await hold(page, `${stage.platform.apiUrl}**`)
      await page.goto(screen.url, { waitUntil: 'commit' })
      await expect(page.locator('.static-frame:visible')).toHaveCount(1)
      await page.evaluate(() => document.fonts.ready)
      const before = await placesOf(page)
      expect(before.length).toBeGreaterThan(1)

      releaseCode()
      await expect(page.locator('.static-frame')).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      expect(await placesOf(page)).toEqual(before)
      expect(await shiftOf(page)).toBeLessThan(TYPEFACE_SHIFT)

      releasePlatform()
      await expect(screen.settled(page)).toBeVisible()
      expect(await shiftOf(page)).toBeLessThan(LOADING_SHIFT)
      expect(complaints).toEqual([])
    })
  }
}

it('shows the frame of the list in the frame of a host page before any code of the game is loaded', {
  tag: '@all',
}, async ({ page, stage }) => {
  const screen = await screenNamed(stage, 'fixtures')
  await using game = await serveFramedGame(stage)
  const { pathname, search } = new URL(screen.url)
  game.show(pathname + search)
  const releaseCode = await hold(page, '**/assets/*.js')
  await page.goto(game.host.origin, { waitUntil: 'commit' })
  const framed = page.frameLocator('iframe')
  await expect(framed.locator('.static-frame:visible')).toHaveCount(1)
  releaseCode()
  await expect(screen.settled(framed)).toBeVisible()
  await expect(framed.locator('.static-frame')).toHaveCount(0)
})
