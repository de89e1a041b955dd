import type { Page } from '@playwright/test'

/** Waits until what was changed is painted. */
export function nextPaint(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
