import { recordShifts, shiftOf } from '../rig/paint.ts'
import { hold } from '../rig/requests.ts'
import { screenNamed } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

for (const name of ['fixtures', 'leaderboard', 'prediction-open', 'result']) {
  for (const size of SIZES) {
    it(`shows the shell before the code of ${name} is loaded, and moves nothing later, ${size.width} px wide`, {
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
      await page.goto(screen.url, { waitUntil: 'commit' })
      await expect(page.locator('.shell')).toBeVisible()
      await expect(page.getByRole('status')).toHaveText('Loading')
      releaseCode()
      await expect(screen.settled(page)).toBeVisible()
      await expect(page.locator('.shell')).toHaveCount(0)
      expect(await shiftOf(page)).toBeLessThan(LOADING_SHIFT)
      expect(complaints).toEqual([])
    })
  }
}

/** A board replaces a spinner, and a slow read adds the line 'Still working'. Everything else keeps its place. */
const LOADING_SHIFT = 0.05
