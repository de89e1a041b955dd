import type { Locator, Page } from '@playwright/test'
import { nextPaint } from '../../e2e/rig/paint.ts'

/** What one step of a slider costs, on average. */
export interface StepCost {
  readonly updates: number
  readonly scriptMs: number
}

const STEPS = 40

/** Moves a slider step by step with the keyboard, each step drawn before the next. */
export async function stepCost(page: Page, slider: Locator): Promise<StepCost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await nextPaint(page)
  const before = await reading()
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('ArrowRight')
    await nextPaint(page)
  }
  const after = await reading()
  await session.detach()
  return {
    // A countdown next to the slider updates on its own, once a tick.
    updates: (after.updates - before.updates - (after.ticks - before.ticks)) / STEPS,
    scriptMs: (after.scriptMs - before.scriptMs) / STEPS,
  }

  async function reading() {
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
    const { updates, ticks } = await page.evaluate(() => window.counted ?? { updates: 0, ticks: 0 })
    return { updates, ticks, scriptMs: seconds * 1000 }
  }
}
