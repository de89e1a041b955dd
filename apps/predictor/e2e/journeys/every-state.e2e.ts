import type { Page } from '@playwright/test'
import { axeFaults } from '../rig/axe-faults.ts'
import { layoutFaults } from '../rig/layout-faults.ts'
import { nextPaint } from '../rig/next-paint.ts'
import { picturesReady } from '../rig/pictures-ready.ts'
import { smallTargets } from '../rig/small-targets.ts'
import { expect, test as it } from '../rig/stage.ts'
import { STATES } from '../rig/states.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** Half and a quarter of the desktop window, as zoom of 200 % and 400 % makes it; telephones of most hands. In CSS pixels. */
const WIDTHS = [640, 412, 390, 360, 320]

// Each state is opened wide and made narrower: opening it a second time takes longer than all checks at a size.
it.use({ viewport: DESKTOP })

for (const state of STATES) {
  it(`${state.name}: axe, targets of 44 px, nothing cut when zoomed, nothing moving`, async ({
    page,
    stage,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await state.open(page, stage)
    await picturesReady(page)
    await expectAccessible(page, 'on a desktop')
    await page.setViewportSize(PHONE)
    await nextPaint(page)
    await expectAccessible(page, 'on a phone')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width })
      await nextPaint(page)
      expect.soft(await layoutFaults(page), `${width} px`).toEqual([])
    }
  })
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await axeFaults(page), `axe in light ${where}`).toEqual([])
  expect.soft(await smallTargets(page), `targets ${where}`).toEqual([])
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect.soft(running, `animations with reduced motion ${where}`).toBe(0)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // In the other scheme only the colours differ.
  expect.soft(await axeFaults(page, 'color-contrast'), `axe in dark ${where}`).toEqual([])
}
