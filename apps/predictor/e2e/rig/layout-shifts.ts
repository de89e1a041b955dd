import type { Page } from '@playwright/test'

/** A board replaces a spinner, and a slow read adds the line 'Still working'. Everything else keeps its place. */
export const LOADING_SHIFT = 0.05

/** Records the layout shifts of the page; they are read with `shiftOf`. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function shiftOf(page: Page): Promise<number> {
  const shifts: unknown = await page.evaluate(() => Reflect.get(window, 'layoutShifts'))
  if (!Array.isArray(shifts)) throw new Error('recordShifts was not called before the page was opened.')
  return shifts.reduce((sum: number, shift) => sum + Number(shift), 0)
}
