import type { Page } from '@playwright/test'

/** Waits until what was changed is painted. */
export function nextPaint(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Resolves when fonts and pictures are loaded. (The network is never idle: a long poll is open.) */
export async function picturesReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

/** Sets the text of the page to a size, as the settings of a browser do. @example setTextSize(page, '200%') */
export function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}

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

/** Returns the sum of the layout shifts so far. */
export async function shiftOf(page: Page): Promise<number> {
  const shifts: unknown = await page.evaluate(() => Reflect.get(window, 'layoutShifts'))
  if (!Array.isArray(shifts)) throw new Error('recordShifts was not called before the page was opened.')
  return shifts.reduce((sum: number, shift) => sum + Number(shift), 0)
}
