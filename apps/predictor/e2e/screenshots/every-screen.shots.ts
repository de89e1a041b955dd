import { join } from 'node:path'
import { nextPaint, picturesReady } from '../rig/paint.ts'
import { expect, test as it } from '../rig/stage.ts'
import { STATES } from '../rig/states.ts'

const FOLDER = join(import.meta.dirname, '../../reports/screenshots')
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

/** Every screen in every state, from top to bottom: at three widths, light and dark, without loading it again. */
for (const [name, open] of Object.entries(STATES)) {
  it(name, async ({ page, stage }) => {
    await open(page, stage)
    await expect(page.locator('#root')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await nextPaint(page)
        await picturesReady(page)
        await page.screenshot({
          path: join(FOLDER, `${name}-${size.width}-${colorScheme}.png`),
          fullPage: true,
        })
      }
    }
  })
}
