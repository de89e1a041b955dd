import { axeFaults } from '../rig/axe-faults.ts'
import { layoutFaults } from '../rig/layout-faults.ts'
import { nextPaint } from '../rig/next-paint.ts'
import { picturesReady } from '../rig/pictures-ready.ts'
import { smallTargets } from '../rig/small-targets.ts'
import { expect, test as it } from '../rig/stage.ts'
import { STATES } from '../rig/states.ts'

/** A window of 1280 px at 200 % and at 400 %, in the pixels that a style sees. */
const ZOOMED = [640, 320]
/** Telephones of most hands, in CSS pixels. */
const PHONES = [360, 390, 412]

for (const state of STATES) {
  it(`${state.name}: axe, targets of 44 px, nothing cut when zoomed, nothing moving`, async ({
    page,
    stage,
  }, { project }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await state.open(page, stage)
    await picturesReady(page)
    expect.soft(await axeFaults(page), 'axe in light').toEqual([])
    expect.soft(await smallTargets(page), 'targets').toEqual([])
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect.soft(running, 'animations with reduced motion').toBe(0)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    // In the other scheme only the colours differ.
    expect.soft(await axeFaults(page, 'color-contrast'), 'axe in dark').toEqual([])
    for (const width of project.name === 'desktop' ? ZOOMED : PHONES) {
      await page.setViewportSize({ width, height: width })
      await nextPaint(page)
      expect.soft(await layoutFaults(page), `${width} px`).toEqual([])
    }
  })
}
